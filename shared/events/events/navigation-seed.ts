import { seededItem } from '#shared/seeded-item.ts'

export const navigationSeed = [seededItem({ id: 'events', title: 'Events', href: '/events', order: 14 })]
