import { seededItem } from '#shared/content/navigation/seeded-item.ts'

export const navigationSeed = [
  seededItem({ id: 'resources', title: 'Resources', href: '/resources', order: 28 }),
]
