import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  { path: '/my-entries', title: 'My entries', words: 'tickets registrations entered', access: 'complete' },
]
