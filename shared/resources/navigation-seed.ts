import { seededItem } from '#shared/navigation/seeded-item.ts'

export const navigationSeed = [
  seededItem({ id: 'resources', title: 'Resources', href: '/resources', order: 28 }),
]
