import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'

export const navigationSeed = [
  {
    id: 'diagram-editor',
    title: 'Diagram editor',
    href: '/audio-system/diagram-editor',
    order: 24,
    parentId: 'tools',
  },
] satisfies NavigationSeed
