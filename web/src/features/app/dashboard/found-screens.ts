import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  { path: '/dashboard', title: 'Dashboard', words: 'overview start', access: 'complete' },
]
