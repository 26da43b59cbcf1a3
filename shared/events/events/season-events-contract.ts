import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { EventSeason, SeasonId } from '#shared/rules/seasons/event-season.ts'
import { EventCard } from './contract.ts'

/** An event in the calendar of a season, and how much it counts there. */
export const SeasonEvent = z.object({ ...EventCard.shape, multiplier: EventSeason.shape.multiplier })
export type SeasonEvent = z.infer<typeof SeasonEvent>

export const listSeasonEvents = route({
  name: 'listSeasonEvents',
  method: 'GET',
  path: '/api/leagues/seasons/:seasonId/events',
  auth: 'public',
  caching: 'revalidate',
  summary:
    'The public events that count in a season, in the order of time, cancelled ones among them: all, or those that are not over',
  params: z.strictObject({ seasonId: SeasonId }),
  query: z.strictObject({ ...pageQuery(50), when: z._default(z.enum(['any', 'upcoming']), 'any') }),
  response: Page(SeasonEvent),
  errors: ['invalid_cursor'],
})
