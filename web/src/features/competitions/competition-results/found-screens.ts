import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  { path: '/my-results', title: 'My results', words: 'scores places personal bests', access: 'complete' },
]
