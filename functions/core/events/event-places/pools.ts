import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { EventId } from '#shared/events/events/event.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'

/**
 * The places of an event or of one of its classes. `available` ones anyone may take; `reserved` ones were given back and
 * are promised to the waitlist; `taken` ones are held, offered or confirmed. Where an administrator went over the
 * limit, fewer than none are available, until as many are given back. Without a limit nothing is available or
 * reserved, and anyone can take one.
 */
const Pool = z.object({
  eventId: EventId,
  of: z.union([z.literal('event'), ClassKey]),
  available: z.optional(z.int()),
  reserved: z.int(),
  waiting: z.int(),
  taken: z.int(),
  checkedIn: z.int(),
  version: z.int(),
})
export type Pool = z.infer<typeof Pool>

/** Each change of a figure raises the version, so that what was read can be held to. */
export const pools = entity({
  name: 'event-pool',
  erasure: 'impersonal',
  schema: Pool,
  key: ({ eventId, of }: { eventId: string; of: string }) => ({ pk: `EVT#${eventId}`, sk: `POOL#${of}` }),
})

/** No place of it is taken yet. */
export const emptyPool = (eventId: Pool['eventId'], of: string, capacity: number | undefined): Pool => ({
  eventId,
  of,
  available: capacity,
  reserved: 0,
  waiting: 0,
  taken: 0,
  checkedIn: 0,
  version: 1,
})

/** Returns the current pools of an event, by the thing they count. */
export async function poolsOf(eventId: string): Promise<Map<string, Pool>> {
  const { items } = await pools.list({
    pk: `EVT#${eventId}`,
    prefix: 'POOL#',
    // The event and sixty classes.
    limit: 100,
    consistent: true,
  })
  return new Map(items.map((pool) => [pool.of, pool]))
}
