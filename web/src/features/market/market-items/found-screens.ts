import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/marketplace',
    title: 'Marketplace',
    words: 'buy used for sale classifieds amps subs woofers speakers processors vehicles near me',
    access: 'public',
  },
  {
    path: '/marketplace/sell',
    title: 'Sell something',
    words: 'marketplace offer used gear item price pictures trade',
    access: 'complete',
  },
]
