import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/leaderboard': {
    description: 'Season points of car audio leagues by class: ranks, events counted, teams and records.',
    data: () => import('./api/leaderboard-data.ts'),
    samples: () => ['/leaderboard', '/leaderboard?tab=teams', '/leaderboard?tab=records'],
  },
  // Who has competed follows from the demo; the tests of the standings look at one.
  '/competitors/:userId': { data: () => import('./api/competitor-data.ts'), samples: () => [] },
}
