import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/profile': {
    samples: () =>
      ['overview', 'settings', 'verification', 'security', 'notifications', 'activity', 'data'].map(
        (tab) => `/profile?tab=${tab}`,
      ),
  },
  '/admin/users': { samples: () => ['/admin/users?q=zzzz'] },
  '/admin/users/:userId': { samples: (idOf) => [`/admin/users/${idOf('pending@demo.test')}`] },
  '/admin/users/:userId/edit': { samples: (idOf) => [`/admin/users/${idOf('pending@demo.test')}/edit`] },
}
