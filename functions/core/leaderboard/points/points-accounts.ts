import * as z from 'zod/mini'
import { linesOfCompetitor } from '#core/competitions/competitions/points-lines.ts'
import { entity } from '#core/platform/db/entity.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'

/**
 * Counts the writes to a competitor’s ledger in a season, so that an addition fails unless its writer has
 * read all of it.
 */
export const pointsAccounts = entity({
  name: 'points-account',
  erasure: 'kept',
  schema: z.object({ seasonId: SeasonId, competitorId: UserId, version: z.int() }),
  key: ({ seasonId, competitorId }: { seasonId: string; competitorId: string }) => ({
    pk: linesOfCompetitor(seasonId, competitorId),
    sk: 'ACCOUNT',
  }),
})
