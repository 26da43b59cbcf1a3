import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  { path: '/community', title: 'Community', words: 'feed posts', access: 'complete' },
]
