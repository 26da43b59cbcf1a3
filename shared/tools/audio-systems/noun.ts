import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'

export const navigationSeed = [
  {
    id: 'audio-system-designer',
    title: 'Audio system designer',
    href: '/audio-system-designer',
    order: 19,
    priority: 20,
  },
] satisfies NavigationSeed
