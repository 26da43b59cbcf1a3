import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/pricing',
    title: 'Memberships',
    words: 'pricing prices plans upgrade subscribe',
    access: 'public',
  },
  {
    path: '/business-features',
    title: 'For shops and brands',
    words: 'business retailer manufacturer dealer',
    access: 'public',
  },
  {
    path: '/organization-features',
    title: 'For organizations',
    words: 'clubs leagues business',
    access: 'public',
  },
]
