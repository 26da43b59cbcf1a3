import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  { path: '/notifications', title: 'Notifications', words: 'alerts bell news', access: 'complete' },
]
