import * as z from 'zod/mini'
import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'
import { entity } from '#core/platform/db/entity.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { recount } from '#core/platform/projections/recount.ts'
import type { Row } from '#core/platform/projections/row.ts'
import { EventId } from '#shared/events/events/event.ts'

const Figure = z.enum(['paidCents', 'dueCents', 'unpaid', 'offers'])
type Figure = z.infer<typeof Figure>
export type EventFigures = Record<Figure, number>

const EventFigure = z.object({ eventId: EventId, figure: Figure, count: z.int(), version: z.int() })
type EventFigure = z.infer<typeof EventFigure>

/** What the registrations of an event add up to, one row for each figure. The table stream keeps them. */
export const eventFigures = entity({
  name: 'event-figure',
  erasure: 'impersonal',
  schema: EventFigure,
  key: ({ eventId, figure }: { eventId: string; figure: Figure }) => ({
    pk: `EVT#${eventId}`,
    sk: `FIGURE#${figure}`,
  }),
})

const CountedRegistration = z.object({
  eventId: EventId,
  registrationId: z.string(),
  counts: z.record(z.string(), z.int()),
  version: z.int(),
})
type CountedRegistration = z.infer<typeof CountedRegistration>

/** How a registration has been counted, so that a change that comes twice counts once. */
export const countedRegistrations = entity({
  name: 'counted-registration',
  erasure: 'impersonal',
  schema: CountedRegistration,
  key: ({ eventId, registrationId }: Pick<CountedRegistration, 'eventId' | 'registrationId'>) => ({
    pk: `EVT#${eventId}`,
    sk: `COUNTED#${registrationId}`,
  }),
})

const figures = {
  marks: countedRegistrations,
  counters: eventFigures,
  adds: ({ eventId, counts }: CountedRegistration): EventFigure[] =>
    Figure.options.map((figure) => ({ eventId, figure, count: counts[figure] ?? 0, version: 1 })),
}

const countsOf = ({ status, pay }: Pick<StoredRegistration, 'status' | 'pay'>): EventFigures => {
  const dueCents = status === 'confirmed' ? pay.dueCents : 0
  return {
    paidCents: pay.paidCents - pay.refundedCents,
    dueCents,
    unpaid: dueCents > 0 ? 1 : 0,
    offers: status === 'offered' ? 1 : 0,
  }
}

/** Keeps the figures of an event in line with each of its registrations. */
export const countRegistrations: Counting = {
  of: registrations.name,
  recount: async ({ before, after, current }) => {
    const image = after ?? before
    if (!image) return
    const { eventId, id: registrationId } = registrations.read(image)
    const item = await current()
    const registration = item && registrations.read(item)
    await recount(figures, { eventId, registrationId }, async (counted) => {
      if (!registration) return { mark: undefined }
      const { version } = registration
      if (counted && counted.version >= version) return undefined
      return { mark: { eventId, registrationId, counts: countsOf(registration), version } }
    })
  },
}

const none = (): EventFigures => ({ paidCents: 0, dueCents: 0, unpaid: 0, offers: 0 })

/** The figures of a few events, by id. */
export async function figuresOf(eventIds: readonly string[]): Promise<Map<string, EventFigures>> {
  const keys = eventIds.flatMap((eventId) =>
    Figure.options.map((figure) => eventFigures.key({ eventId, figure })),
  )
  const all = new Map(eventIds.map((eventId) => [eventId, none()]))
  for (const row of await getMany(keys)) {
    const { eventId, figure, count } = eventFigures.read(row as Row)
    const known = all.get(eventId)
    if (known) known[figure] = count
  }
  return all
}
