import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'

export const navigationSeed = [
  { id: 'tools', title: 'Tools', href: '/subwoofer-designer', order: 20, priority: 75 },
  {
    id: 'subwoofer-designer',
    title: 'Subwoofer designer',
    href: '/subwoofer-designer',
    order: 21,
    parentId: 'tools',
  },
] satisfies NavigationSeed
