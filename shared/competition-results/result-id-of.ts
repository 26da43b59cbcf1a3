import type { PlacedEntry } from '#shared/competitions/class-revision.ts'
import type { CompetitionResult } from './competition-result.ts'

/** The result of an entry: whoever writes it first or again writes the same one. */
export const resultIdOf = (entryId: PlacedEntry['entryId']): CompetitionResult['id'] =>
  `res_${entryId.slice('ent_'.length)}`
