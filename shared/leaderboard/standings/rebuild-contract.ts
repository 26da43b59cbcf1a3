import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'
import { Season } from '#shared/rules/seasons/season.ts'
import { SeasonMove } from './contract.ts'

/**
 * The people whose place a rebuild changes: a newly ranked one has no place before, and one who is no longer ranked has
 * none after.
 */
export const RebuildMove = z.object({
  ...z.pick(SeasonMove, { competitorId: true, name: true }).shape,
  before: z.optional(SeasonMove.shape.before),
  after: z.optional(SeasonMove.shape.after),
})
export type RebuildMove = z.infer<typeof RebuildMove>

export const previewRebuild = route({
  name: 'previewRebuild',
  method: 'GET',
  path: '/api/admin/leagues/:leagueId/seasons/:seasonId/rebuild',
  auth: 'admin',
  params: z.strictObject({ leagueId: Season.shape.leagueId, seasonId: SeasonId }),
  summary: 'What a rebuild would change in a class of a season: what is stored against what its ledger makes',
  query: z.strictObject({ classKey: ClassKey }),
  response: z.object({
    /** The number of competitors ranked now. */
    competitors: z.int(),
    /** The number whose rank or points change. */
    changed: z.int(),
    /** The first hundred of these, in the new order. */
    rows: z.array(RebuildMove).check(z.maxLength(100)),
  }),
  errors: ['season_not_found'],
})
