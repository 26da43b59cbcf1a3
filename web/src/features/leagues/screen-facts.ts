import type { ScreenFacts } from '#web/app/screen.ts'

const path = '/admin/competition-management'
/** The first league of the demo, whose third version is a draft. */
const league = `lge_${'1'.padStart(26, '0')}`

export const screenFacts: ScreenFacts = {
  [path]: { samples: () => [path, `${path}?tab=rulebooks`, `${path}?tab=seasons`] },
  [`${path}/:leagueId/:versionNo`]: {
    samples: () => [`${path}/${league}/3`, `${path}/${league}/2?tab=changes`],
  },
}
