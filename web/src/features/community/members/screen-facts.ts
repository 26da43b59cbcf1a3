import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/members': {
    description: 'Find competitors, shops, brands and clubs on Boxrise by name, membership and state.',
    data: () => import('./api/directory-data.ts'),
    samples: () => ['/members', '/members?q=no-one-at-all'],
  },
  '/public-profile/:userId': {
    data: () => import('./api/member-data.ts'),
    samples: (idOf) => [`/public-profile/${idOf('retailer@demo.test')}`],
  },
  '/profile/:userId': {
    data: () => import('./api/member-data.ts'),
    // The same screen under another address.
    samples: () => [],
  },
  '/member/:userId': { samples: (idOf) => [`/member/${idOf('retailer@demo.test')}`] },
}
