import type { ScreenFacts } from '#web/app/screen.ts'

/** The running season of the first league of the demo. */
const season = `sea_${'2'.padStart(26, '0')}`

export const screenFacts: ScreenFacts = {
  // The season's classes are in another row, and are read once the page has started.
  '/seasons/:seasonId': {
    startsAtOnce: true,
    data: () => import('./api/season-data.ts'),
    samples: () => [`/seasons/${season}`],
  },
}
