import { seededItem } from '#shared/seeded-item.ts'

export const navigationSeed = [
  seededItem({
    id: 'dashboard',
    title: 'Dashboard',
    href: '/dashboard',
    order: 40,
    contexts: ['free_competitor', 'retailer', 'manufacturer', 'organization'],
  }),
]
