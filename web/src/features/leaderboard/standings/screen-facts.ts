import type { ScreenFacts } from '#web/app/screen.ts'

/** The running season of the first league of the demo. */
const season = `sea_${'2'.padStart(26, '0')}`

export const screenFacts: ScreenFacts = {
  '/leaderboard': {
    // The seasons decide which class of which season it shows. It is read once the page has started.
    startsAtOnce: true,
    description: 'Season points of car audio leagues by class: ranks, events counted, teams, and records.',
    data: () => import('./api/leaderboard-data.ts'),
    samples: () => ['/leaderboard', '/leaderboard?tab=teams', '/leaderboard?tab=records'],
  },
  '/embed/leaderboard': {
    description: 'The standings of a class, for pages of others.',
    startsAtOnce: true,
    noIndex: true,
    samples: () => ['/embed/leaderboard', `/embed/leaderboard?season=${season}`],
  },
  // The demo decides who has competed. The tests of the standings look at one of them.
  '/competitors/:userId': { data: () => import('./api/competitor-data.ts'), samples: () => [] },
}
