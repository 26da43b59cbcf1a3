import { seededItem } from '#shared/seeded-item.ts'

export const navigationSeed = [
  seededItem({ id: 'resources', title: 'Resources', href: '/resources', order: 28 }),
]
