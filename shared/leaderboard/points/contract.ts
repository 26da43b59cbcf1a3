import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'
import { Season } from '#shared/rules/seasons/season.ts'
import { text } from '#shared/text.ts'
import { PointsLine } from './points-line.ts'

const admin = {
  auth: 'admin',
  params: z.strictObject({ leagueId: Season.shape.leagueId, seasonId: SeasonId }),
} as const

export const movePoints = route({
  name: 'movePoints',
  method: 'POST',
  path: '/api/admin/leagues/:leagueId/seasons/:seasonId/move-points',
  ...admin,
  namesAnyUser: true,
  summary: 'Move a member’s points to the class that follows theirs, once per season',
  body: z.strictObject({
    competitorId: UserId,
    from: ClassKey,
    to: ClassKey,
    reason: text(500),
  }),
  response: z.object({ points: z.int() }),
  errors: [
    'season_not_found',
    'standing_not_found',
    'class_not_found',
    'points_moved',
    'points_too_many',
    'reason_needed',
  ],
})

/** A line of the ledger with the name of its event. */
export const LedgerLine = z.object({ ...PointsLine.shape, eventTitle: z.string() })
export type LedgerLine = z.infer<typeof LedgerLine>

export const listSeasonLines = route({
  name: 'listSeasonLines',
  method: 'GET',
  path: '/api/admin/leagues/:leagueId/seasons/:seasonId/lines',
  ...admin,
  summary: 'The ledger of a season: the lines of an event, or those of a competitor',
  query: z
    .strictObject({
      ...pageQuery(50),
      eventId: z.optional(EventId),
      competitorId: z.optional(UserId),
    })
    .check(
      z.refine(({ eventId, competitorId }) => (eventId === undefined) !== (competitorId === undefined), {
        message: 'Name an event or a competitor',
        path: ['eventId'],
      }),
    ),
  response: Page(LedgerLine),
  errors: ['season_not_found', 'invalid_cursor'],
})
