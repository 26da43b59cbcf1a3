import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'

export const navigationSeed = [
  { id: 'spl-calculator', title: 'SPL calculator', href: '/spl-calculator', order: 22, parentId: 'tools' },
] satisfies NavigationSeed
