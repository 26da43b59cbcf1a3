import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'

export const navigationSeed = [
  { id: 'business-tools', title: 'Business tools', href: '/business', order: 28, parentId: 'business' },
] satisfies NavigationSeed
