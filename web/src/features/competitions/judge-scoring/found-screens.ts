import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/judge-scoring',
    title: 'Judge scoring',
    words: 'judging judges lanes sheets',
    access: 'complete',
  },
]
