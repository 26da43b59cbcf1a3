import { seededItem } from '#shared/seeded-item.ts'

export const navigationSeed = [
  seededItem({
    id: 'community',
    title: 'Community',
    href: '/community',
    order: 16,
    contexts: ['free_competitor', 'pro_competitor', 'retailer', 'manufacturer', 'organization'],
  }),
]
