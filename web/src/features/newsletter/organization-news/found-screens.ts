import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/organization/news',
    title: 'Member news',
    words: 'newsletter write email followers entrants members communication organization',
    access: 'complete',
  },
]
