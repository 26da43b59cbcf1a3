import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/marketplace/sales',
    title: 'Bought and sold',
    words: 'marketplace purchases sales confirm buyer seller feedback stars items',
    access: 'complete',
  },
]
