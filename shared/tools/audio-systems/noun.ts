import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'

export const navigationSeed = [
  {
    id: 'audio-system-designer',
    title: 'Audio system designer',
    href: '/audio-system-designer',
    order: 23,
    parentId: 'tools',
  },
] satisfies NavigationSeed
