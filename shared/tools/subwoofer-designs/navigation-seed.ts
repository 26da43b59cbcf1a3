import { seededItem } from '#shared/seeded-item.ts'

export const navigationSeed = [
  seededItem({
    id: 'subwoofer-designer',
    title: 'Subwoofer designer',
    href: '/subwoofer-designer',
    order: 18,
    priority: 30,
  }),
]
