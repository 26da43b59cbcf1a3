import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/marketplace/saved',
    title: 'Saved',
    words: 'favorites wish list watch saved items alerts marketplace',
    access: 'complete',
  },
]
