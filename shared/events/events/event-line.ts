import * as z from 'zod/mini'
import { Point } from '#shared/platform/places/point.ts'
import { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'
import { leastCents } from './entry-cost.ts'
import { EventId, type WholeEvent } from './event.ts'
import { kindOf } from './kind-of.ts'

/** What a card shows beyond that. */
const LineCard = z.object({
  country: z.string(),
  timeZone: z.string(),
  endsOn: z.string(),
  posterUrl: z.optional(z.string()),
  waitingList: z.boolean(),
  capacity: z.optional(z.int()),
})

/** What the filters of the public lists ask of an event, and what its card shows. */
export const EventLine = z.object({
  id: EventId,
  title: z.string(),
  venueName: z.string(),
  city: z.string(),
  state: z.string(),
  point: z.optional(Point),
  kind: z.enum(['competition', 'meet']),
  startsAt: z.string(),
  endsAt: z.string(),
  startsOn: z.string(),
  entriesOpenAt: z.optional(z.string()),
  entriesCloseAt: z.optional(z.string()),
  /** The least that entering costs, once the early price is over. */
  fromCents: z.int(),
  /** The least that it costs before. */
  early: z.optional(z.object({ fromCents: z.int(), untilAt: z.string() })),
  /** The rulebooks of the seasons in which it counts, and its own. */
  rulebookIds: z.array(z.string()),
  /** The rules that its classes are judged by. */
  rulebook: z.optional(RulebookPin),
  classKeys: z.array(z.string()),
  /** Lines from before they were cards have none. */
  card: z.optional(LineCard),
})
export type EventLine = z.infer<typeof EventLine>

/** A line that tells all that a card shows. */
export type CardLine = EventLine & { card: z.infer<typeof LineCard> }

const never = '9999'

export function eventLineOf(event: WholeEvent): CardLine {
  const { earlyUntilAt } = event.fees
  const pins = [...(event.rulebook ? [event.rulebook] : []), ...event.seasons.map(({ rulebook }) => rulebook)]
  return {
    id: event.id,
    title: event.title,
    venueName: event.venueName,
    city: event.city,
    state: event.state,
    ...(event.point && { point: event.point }),
    kind: kindOf(event),
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    startsOn: event.startsOn,
    ...(event.entriesOpenAt && { entriesOpenAt: event.entriesOpenAt }),
    entriesCloseAt: event.entriesCloseAt,
    fromCents: leastCents(event, never),
    ...(earlyUntilAt && { early: { fromCents: leastCents(event, ''), untilAt: earlyUntilAt } }),
    rulebookIds: [...new Set(pins.map(({ rulebookId }) => rulebookId))],
    ...(event.rulebook && { rulebook: event.rulebook }),
    classKeys: event.classes.map(({ classKey }) => classKey),
    card: {
      country: event.country,
      timeZone: event.timeZone,
      endsOn: event.endsOn,
      ...(event.poster && { posterUrl: event.poster.url }),
      waitingList: event.waitingList.on,
      ...(event.capacity !== undefined && { capacity: event.capacity }),
    },
  }
}

/** The least that entering costs now. */
export const lineCents = (
  { fromCents, early }: Pick<EventLine, 'fromCents' | 'early'>,
  now: string,
): number => (early && now < early.untilAt ? early.fromCents : fromCents)
