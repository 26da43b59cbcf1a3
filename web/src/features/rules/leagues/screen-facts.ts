import type { ScreenFacts } from '#web/app/screen.ts'

const path = '/admin/competition-management'
/** The first league of the demo, whose third version is a draft. */
const league = `lge_${'1'.padStart(26, '0')}`

/** The running season of that league. */
const season = `sea_${'2'.padStart(26, '0')}`

export const screenFacts: ScreenFacts = {
  // The season's classes are in another row, and are read once the page has started.
  '/seasons/:seasonId': {
    startsAtOnce: true,
    data: () => import('#web/features/rules/seasons/api/season-data.ts'),
    samples: () => [`/seasons/${season}`],
  },
  '/rulebooks/:leagueId/:versionNo': {
    // The page compares a version with one that the address does not name.
    startsAtOnce: true,
    data: () => import('#web/features/rules/rulebooks/api/rulebook-data.ts'),
    samples: () => [`/rulebooks/${league}/2`],
  },
  [path]: {
    samples: () => [
      path,
      `${path}?tab=rulebooks`,
      `${path}?tab=seasons`,
      `${path}?tab=points`,
      `${path}?tab=numbers`,
    ],
  },
  [`${path}/:leagueId/:versionNo`]: {
    samples: () => [`${path}/${league}/3`, `${path}/${league}/2?tab=changes`],
  },
}
