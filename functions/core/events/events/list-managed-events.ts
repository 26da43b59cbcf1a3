import { eventPools } from '#core/events/event-places/event-pools.ts'
import { requireAction } from '#core/organizations/organizations/find-organization.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { listManagedEvents as contract } from '#shared/events/events/organization-events-contract.ts'
import type { AnswerOf, ParamsOf, QueryOf } from '#shared/platform/http/route.ts'
import { eventsById } from './events-by-id.ts'
import { eventsAtRows, organizationEvents, organizationList } from './organization-events.ts'
import { ownEvent } from './own-event.ts'

type Asked = { params: ParamsOf<typeof contract>; query: QueryOf<typeof contract> }

/** The events of an organization for those who run them, drafts and all, whatever has become of the organization. */
export async function listManagedEvents(
  { userId }: Pick<Actor, 'userId'>,
  { params: { organizationId }, query }: Asked,
  now: string,
): Promise<AnswerOf<typeof contract>> {
  await requireAction(organizationId, userId, 'events')
  const { items: rows, nextCursor } = await organizationEvents.list({
    pk: organizationList(organizationId, 'all'),
    newestFirst: true,
    ...query,
  })
  const ids = rows.map(({ eventId }) => eventId)
  const [eventOf, poolOf] = await Promise.all([eventsById(ids), eventPools(ids)])
  const items = eventsAtRows(rows, eventOf).map((event) =>
    ownEvent(event, event.ownerId === userId ? 'owner' : 'organizer', poolOf.get(event.id), now),
  )
  return { items, ...(nextCursor && { nextCursor }) }
}
