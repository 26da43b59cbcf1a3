import { seasons } from '#core/rules/seasons/seasons.ts'
import { demoSeasons } from './demo-seasons.ts'

/** The seasons of the demo leagues. */
export const seed = (now: string) => demoSeasons(now).map((season) => seasons.put(season, { absent: true }))
