import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { StandingClass } from '#shared/leaderboard/standings/contract.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'

/** The name of a class of a season and the people in it, as its standings were last made. */
const RankedClass = z.object({
  seasonId: SeasonId,
  ...StandingClass.shape,
  classKey: ClassKey,
  version: z.int(),
})
export type RankedClass = z.infer<typeof RankedClass>

export const classesOfSeason = (seasonId: string) => `SEA#${seasonId}#CLASSES`

/** The last ranking of a class writes it: the later of two has read what the earlier one wrote. */
export const rankedClasses = entity({
  name: 'ranked-class',
  erasure: 'impersonal',
  schema: RankedClass,
  key: ({ seasonId, classKey }: { seasonId: string; classKey: string }) => ({
    pk: classesOfSeason(seasonId),
    sk: classKey,
  }),
})
