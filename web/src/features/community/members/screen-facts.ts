import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/members': {
    description: 'Find competitors, shops, brands, and clubs on Boxrise by name, membership, and state.',
    data: () => import('./api/directory-data.ts'),
    samples: () => ['/members', '/members?q=no-one-at-all'],
  },
}
