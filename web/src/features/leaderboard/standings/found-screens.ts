import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/leaderboard',
    title: 'Leaderboard',
    words: 'standings points rankings records season',
    access: 'public',
  },
]
