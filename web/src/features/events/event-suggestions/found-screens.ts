import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  { path: '/events/suggest', title: 'Suggest an event', words: 'add missing show', access: 'public' },
]
