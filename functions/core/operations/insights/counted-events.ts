import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const CountedEvent = z.object({
  /** The name of the event; `visit` for the first event of a visit. */
  name: z.string(),
  on: z.iso.date(),
  /** The pattern of the page; of a visit, the host it came from. */
  of: z.string(),
  /** What else the event says, or nothing. */
  detail: z.string(),
  count: z.int(),
  keptUntil: z.iso.date(),
  version: z.int(),
})
export type CountedEvent = z.infer<typeof CountedEvent>

export const countedEventsOf = (name: string) => `COUNTED_EVENTS#${name}`

/** How often something happened on a page on a day in New York. The days of one event are in one partition. */
export const countedEvents = entity({
  name: 'counted-event',
  erasure: 'impersonal',
  schema: CountedEvent,
  key: ({ name, on, of, detail }: Pick<CountedEvent, 'name' | 'on' | 'of' | 'detail'>) => ({
    pk: countedEventsOf(name),
    sk: `${on}#${of}#${detail}`,
  }),
  expiresAt: ({ keptUntil }) => addTime(`${keptUntil}T00:00:00.000Z`, { days: 1 }),
})
