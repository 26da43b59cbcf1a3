import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/spl-calculator',
    title: 'SPL calculator',
    words: 'sound pressure level decibel loudness tool',
    access: 'public',
    isTool: true,
  },
]
