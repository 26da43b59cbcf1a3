import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { type Event, EventId } from '#shared/events/events/event.ts'
import { hasPage } from '#shared/events/events/public-event.ts'
import { EventSeason } from '#shared/rules/seasons/event-season.ts'

export const seasonPartition = (seasonId: string) => `SEAEVT#${seasonId}`

/** An event in the calendar of a season. The stream keeps them. */
export const seasonEvents = entity({
  name: 'season-event',
  erasure: 'impersonal',
  schema: z.object({
    seasonId: EventSeason.shape.seasonId,
    eventId: EventId,
    startsAt: z.string(),
    multiplier: EventSeason.shape.multiplier,
    version: z.int(),
  }),
  key: ({ seasonId, startsAt, eventId }: { seasonId: string; startsAt: string; eventId: string }) => ({
    pk: seasonPartition(seasonId),
    sk: `${startsAt}#${eventId}`,
  }),
})

/** Lists the seasons an event publicly counts for: private and removed events and drafts appear in no calendar. */
export const seasonEventsOf = (event: Event) => {
  const { id: eventId, isPublic, startsAt, seasons } = event
  return isPublic && startsAt && hasPage(event)
    ? seasons.map(({ seasonId, multiplier }) => ({ seasonId, eventId, startsAt, multiplier, version: 1 }))
    : []
}
