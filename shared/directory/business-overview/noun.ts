import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'

export const navigationSeed = [
  { id: 'business-tools', title: 'Business tools', href: '/business', order: 53, parentId: 'business' },
  {
    id: 'own-business',
    title: 'Business',
    href: '/business',
    order: 55,
    priority: 66,
    contexts: ['retailer', 'manufacturer', 'organization'],
  },
  {
    id: 'own-business-tools',
    title: 'Business tools',
    href: '/business',
    order: 56,
    parentId: 'own-business',
  },
] satisfies NavigationSeed
