import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'

export const navigationSeed = [
  { id: 'community', title: 'Community', href: '/members', order: 30, priority: 70 },
  { id: 'members', title: 'Members', href: '/members', order: 32, parentId: 'community' },
] satisfies NavigationSeed
