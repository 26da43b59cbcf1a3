import { eventPools } from '#core/events/event-places/event-pools.ts'
import { events, organizerPartition } from '#core/events/events/events.ts'
import { ownEvent } from '#core/events/events/own-event.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listMyEvents as contract } from '#shared/events/events/contract.ts'

async function listMyEvents({ actor, query, now }: ApiRequest<typeof contract>) {
  const page = await events.list({
    index: 'gsi3',
    pk: organizerPartition(actor.userId),
    newestFirst: true,
    ...query,
  })
  const poolOf = await eventPools(page.items.map(({ id }) => id))
  return { ...page, items: page.items.map((event) => ownEvent(event, 'owner', poolOf.get(event.id), now)) }
}

export const handler = endpoint(contract, listMyEvents)
