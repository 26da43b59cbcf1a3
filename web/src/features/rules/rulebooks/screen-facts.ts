import type { ScreenFacts } from '#web/app/screen.ts'

/** The first league of the demo, whose third version is a draft. */
const league = `lge_${'1'.padStart(26, '0')}`

export const screenFacts: ScreenFacts = {
  '/rulebooks/:leagueId/:versionNo': {
    // The page compares a version with one that the address does not name.
    startsAtOnce: true,
    data: () => import('./api/rulebook-data.ts'),
    samples: () => [`/rulebooks/${league}/2`],
  },
  '/admin/competition-management/:leagueId/:versionNo': {
    samples: () =>
      [3, '2?tab=changes'].map((version) => `/admin/competition-management/${league}/${version}`),
  },
}
