import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/teams': {
    description: 'Find a car audio team near you, see who is in it, and join or create one.',
    data: () => import('./api/teams-data.ts'),
    samples: () => ['/teams', '/teams?state=AZ', '/teams?q=nothing-at-all'],
  },
  // The points of a team are read once the page has started. Team ids depend on when the demo began. The tests of the teams look at one.
  '/team/:teamId': { startsAtOnce: true, data: () => import('./api/team-data.ts'), samples: () => [] },
  '/admin/teams': { samples: () => ['/admin/teams', '/admin/teams?status=archived'] },
}
