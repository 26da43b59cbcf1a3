import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  { path: '/garage', title: 'Garage', words: 'my vehicles cars trucks', access: 'complete' },
]
