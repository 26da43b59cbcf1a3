import { seededItem } from '#shared/seeded-item.ts'

export const navigationSeed = [seededItem({ id: 'teams', title: 'Teams', href: '/teams', order: 17 })]
