import { poolsOf } from '#core/events/event-places/pools.ts'
import type { getEvent as contract, PublicEvent } from '#shared/events/events/contract.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import { hasPage } from '#shared/events/events/public-event.ts'
import type { ParamsOf } from '#shared/platform/http/route.ts'
import { events } from './events.ts'
import { shownEvent } from './shown-event.ts'

type Asked = { params: ParamsOf<typeof contract>; now: string }

/** An event as everyone may see it. People with its link can open it, also when it is not listed. */
export async function getEvent({ params, now }: Asked): Promise<PublicEvent> {
  const [event, pools] = await Promise.all([events.get({ id: params.eventId }), poolsOf(params.eventId)])
  if (!event || !hasPage(event)) throw eventNotFound()
  return shownEvent(event as WholeEvent, pools, now)
}
