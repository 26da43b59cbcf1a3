import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'

export const navigationSeed = [
  {
    id: 'subwoofer-designer',
    title: 'Subwoofer designer',
    href: '/subwoofer-designer',
    order: 18,
    priority: 30,
  },
] satisfies NavigationSeed
