import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'

/** The number of teams a season ranks; the last ranking writes it. */
export const teamRankings = entity({
  name: 'team-ranking',
  erasure: 'impersonal',
  schema: z.object({ seasonId: SeasonId, teams: z.int(), version: z.int() }),
  key: ({ seasonId }: { seasonId: string }) => ({ pk: `SEA#${seasonId}`, sk: 'TEAMS' }),
})
