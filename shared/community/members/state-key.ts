import { regionCode, regionsOf } from '#shared/platform/places/regions.ts'
import { fold } from '#shared/platform/words/fold.ts'

/** One key for a state however it was typed: `KY`, `ky` and `Kentucky` are the same. */
export const stateKey = (typed: string): string =>
  regionCode('US', typed) ?? regionCode('CA', typed) ?? fold(typed)

/** The name of a state by its key. */
export const stateName = (key: string): string =>
  [...regionsOf('US'), ...regionsOf('CA')].find(([code]) => code === key)?.[1] ?? key
