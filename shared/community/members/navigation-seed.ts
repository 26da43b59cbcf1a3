import { seededItem } from '#shared/seeded-item.ts'

export const navigationSeed = [seededItem({ id: 'members', title: 'Members', href: '/members', order: 15 })]
