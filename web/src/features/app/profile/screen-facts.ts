import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/profile': {
    samples: () =>
      ['overview', 'settings', 'verification', 'security', 'notifications', 'activity', 'data'].map(
        (tab) => `/profile?tab=${tab}`,
      ),
  },
  '/public-profile/:userId': {
    data: () => import('./api/person-data.ts'),
    samples: (idOf) =>
      ['retailer@demo.test', 'pro@demo.test'].map((email) => `/public-profile/${idOf(email)}`),
  },
  '/profile/:userId': {
    data: () => import('./api/person-data.ts'),
    // The same screen under another address.
    samples: () => [],
  },
  '/member/:userId': { samples: (idOf) => [`/member/${idOf('retailer@demo.test')}`] },
}
