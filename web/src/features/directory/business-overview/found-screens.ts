import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/business',
    title: 'Business tools',
    words: 'shop dealer retailer manufacturer claim listing reviews views contacts figures tasks',
    access: 'public',
  },
]
