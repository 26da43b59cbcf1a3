import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/audio-system/diagram-editor',
    title: 'Diagram editor',
    words: 'wiring schematic drawing tool',
    access: 'public',
    isTool: true,
  },
]
