import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/audio-system-designer',
    title: 'Audio system designer',
    words: 'wiring amplifier cable fuse tool',
    access: 'public',
    isTool: true,
  },
]
