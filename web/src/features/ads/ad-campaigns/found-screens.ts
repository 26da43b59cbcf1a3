import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/my-ads',
    title: 'My ads',
    words: 'advertising campaigns sponsor banner views clicks statistics pay pause cancel',
    access: 'complete',
  },
]
