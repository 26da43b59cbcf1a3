import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/directory',
    title: 'Businesses',
    words: 'directory shops stores installers dealers retailers manufacturers near me open now map',
    access: 'public',
  },
  {
    path: '/directory/add',
    title: 'Add a business',
    words: 'list suggest shop installer store directory',
    access: 'public',
  },
  {
    path: '/my-listings',
    title: 'My listings',
    words: 'business shop edit hours pictures figures items for sale renew sold drafts',
    access: 'complete',
  },
]
