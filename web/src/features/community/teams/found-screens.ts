import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  { path: '/teams', title: 'Teams', words: 'clubs crews', access: 'public' },
  { path: '/teams/new', title: 'Create team', words: 'create start new club', access: 'complete' },
]
