import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'

export const navigationSeed = [
  { id: 'members', title: 'Members', href: '/members', order: 15 },
] satisfies NavigationSeed
