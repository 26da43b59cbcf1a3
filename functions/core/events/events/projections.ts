import { searchable } from '#core/content/search/searchable.ts'
import { countsByDay } from '#core/platform/platform-figures/counts-by-day.ts'
import { projection } from '#core/platform/projections/projection.ts'
import { searchType } from '#shared/events/events/noun.ts'
import { isListed } from '#shared/events/events/public-event.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { eventLines, eventLinesOf } from './event-lines.ts'
import { eventMonths } from './event-months.ts'
import { eventRowMonths } from './event-row-months.ts'
import { eventRow, eventRows } from './event-rows.ts'
import { events } from './events.ts'
import { completeLines, placesOfLines } from './line-places.ts'
import { organizationEvents, organizationEventsOf } from './organization-events.ts'
import { organizerEvents, organizerEventsOf } from './organizer-events.ts'
import { seasonEvents, seasonEventsOf } from './season-events.ts'

export const projections = [
  ...searchable(events, searchType),
  projection({
    of: events,
    into: eventRows,
    rows: (event) => [eventRow(event)],
    source: ({ id }) => events.key({ id }),
  }),
  projection({
    of: events,
    into: eventLines,
    rows: eventLinesOf,
    source: ({ id }) => events.key({ id }),
    atOnce: true,
    complete: completeLines,
  }),
  placesOfLines,
  projection({
    of: events,
    into: organizerEvents,
    rows: organizerEventsOf,
    source: ({ eventId }) => events.key({ id: eventId }),
  }),
  projection({
    of: events,
    into: organizationEvents,
    rows: organizationEventsOf,
    source: ({ eventId }) => events.key({ id: eventId }),
  }),
  projection({
    of: events,
    into: seasonEvents,
    rows: seasonEventsOf,
    source: ({ eventId }) => events.key({ id: eventId }),
  }),
  projection({
    of: events,
    into: eventRowMonths,
    rows: (event) => [{ month: eventRow(event).month, version: 1 }],
    // Other events may be in the same month.
    lasting: true,
  }),
  projection({
    of: events,
    into: eventMonths,
    rows: (event) => (isListed(event) ? [{ month: event.startsOn.slice(0, 7), version: 1 }] : []),
    // Other events may be in the same month.
    lasting: true,
  }),
  // A published event counts while it stands: not once it is cancelled, removed, or a draft again.
  countsByDay({
    of: events,
    id: ({ id }) => id,
    counts: ({ status, removed, publishedAt }) =>
      status === 'published' && !removed && publishedAt
        ? [{ figure: 'events', day: siteDay(publishedAt), count: 1 }]
        : [],
  }),
]
