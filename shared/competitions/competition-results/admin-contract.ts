import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'

export const exportAllResults = route({
  name: 'exportAllResults',
  method: 'POST',
  path: '/api/admin/competitions/results/export',
  auth: 'admin',
  summary:
    'A part of the verified results of an event or a season as CSV; the parts in order make up the file',
  body: z.strictObject({
    eventId: z.optional(EventId),
    seasonId: z.optional(SeasonId),
    cursor: pageQuery(1).cursor,
  }),
  response: z.object({ csv: z.string(), rows: z.int(), nextCursor: z.optional(z.string()) }),
  errors: ['event_needed', 'event_not_found', 'season_not_found', 'invalid_cursor'],
})
