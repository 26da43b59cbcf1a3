import { type Pool, poolsOf } from '#core/events/event-places/pools.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'
import { phaseOf } from '#shared/events/events/phase-of.ts'
import type { EventRole } from './event-role.ts'
import { placeCount } from './place-count.ts'

/** An event as its organizers see it. */
export const ownEvent = (event: Event, role: EventRole, pool: Pool | undefined, now: string): OwnEvent => ({
  ...event,
  role,
  phase: phaseOf(event, now),
  places: placeCount(pool, event.capacity),
})

/** The same with its places as they are now. */
export const readOwnEvent = async (event: Event, role: EventRole, now: string): Promise<OwnEvent> =>
  ownEvent(event, role, (await poolsOf(event.id)).get('event'), now)
