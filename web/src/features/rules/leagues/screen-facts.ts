import type { ScreenFacts } from '#web/app/screen.ts'

const path = '/admin/competition-management'

export const screenFacts: ScreenFacts = {
  // Only those who run the organization of a league see it: the tests of leagues look at one.
  '/leagues/:leagueId/manage': { samples: () => [] },
  [path]: {
    samples: () => [
      path,
      `${path}?tab=rulebooks`,
      `${path}?tab=seasons`,
      `${path}?tab=points`,
      `${path}?tab=numbers`,
    ],
  },
}
