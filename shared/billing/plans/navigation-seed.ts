import { seededItem } from '#shared/seeded-item.ts'

export const navigationSeed = [
  seededItem({ id: 'pricing', title: 'Membership', href: '/pricing', order: 20 }),
  seededItem({ id: 'business', title: 'Business', href: '/business-features', order: 25 }),
  seededItem({
    id: 'business-features',
    title: 'Shops and brands',
    href: '/business-features',
    order: 26,
    parentId: 'business',
  }),
  seededItem({
    id: 'organization-features',
    title: 'Organizations',
    href: '/organization-features',
    order: 27,
    parentId: 'business',
  }),
]
