import type { PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import type { CompetitionResult } from './competition-result.ts'

/** The result of an entry: the first writing and every later one write the same result. */
export const resultIdOf = (entryId: PlacedEntry['entryId']): CompetitionResult['id'] =>
  `res_${entryId.slice('ent_'.length)}`
