import { seededItem } from '#shared/seeded-item.ts'

export const navigationSeed = [
  seededItem({
    id: 'spl-calculator',
    title: 'SPL calculator',
    href: '/spl-calculator',
    order: 19,
    priority: 25,
  }),
]
