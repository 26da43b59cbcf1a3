import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/teams': {
    description: 'Find a car audio team near you, see who is in it, and join or found one.',
    data: () => import('./api/teams-data.ts'),
    samples: () => ['/teams', '/teams?state=AZ', '/teams?q=nothing-at-all'],
  },
  // Team ids depend on when the demo began. The tests of the teams look at one.
  '/team/:teamId': { data: () => import('./api/team-data.ts'), samples: () => [] },
  '/admin/teams': { samples: () => ['/admin/teams', '/admin/teams?status=archived'] },
}
