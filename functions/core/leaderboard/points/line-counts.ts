import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { RulebookKey } from '#shared/rules/rulebooks/competition-format.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'

const LineCount = z.object({
  seasonId: SeasonId,
  classKey: ClassKey,
  formatKey: RulebookKey,
  lines: z.int(),
  version: z.int(),
})

export const countsOfSeason = (seasonId: string) => `SEA#${seasonId}#LINES`

/** The number of lines a class has in a season: an index that lists fewer is out of date. */
export const lineCounts = entity({
  name: 'points-line-count',
  erasure: 'impersonal',
  schema: LineCount,
  key: ({ seasonId, classKey }: { seasonId: string; classKey: string }) => ({
    pk: countsOfSeason(seasonId),
    sk: classKey,
  }),
})
