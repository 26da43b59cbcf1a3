import { eventPools } from '#core/events/event-places/event-pools.ts'
import { findOrganization } from '#core/organizations/organizations/find-organization.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import type { listOrganizationEvents as contract } from '#shared/events/events/organization-events-contract.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { hasPage } from '#shared/organizations/organizations/public-organization.ts'
import type { ParamsOf, QueryOf, ResponseOf } from '#shared/platform/http/route.ts'
import { eventCard } from './event-card.ts'
import { eventsById } from './events-by-id.ts'
import { eventsAtRows, organizationEvents, organizationList } from './organization-events.ts'

type Asked = { params: ParamsOf<typeof contract>; query: QueryOf<typeof contract>; now: string }

/** The events that an organization shows, by their end: however many have ended, those to come are read at once. */
export async function listOrganizationEvents({
  params: { organizationId },
  query: { when, limit, cursor },
  now,
}: Asked): Promise<ResponseOf<typeof contract>> {
  if (!hasPage(await findOrganization(organizationId))) throw organizationRefusal.notFound()
  const { items: rows, nextCursor } = await organizationEvents.list({
    pk: organizationList(organizationId, 'public'),
    newestFirst: when === 'past',
    // Follows every key that begins with this time.
    after: `${now}$`,
    moves: true,
    limit,
    cursor,
  })
  const ids = rows.map(({ eventId }) => eventId)
  const [eventOf, poolOf] = await Promise.all([eventsById(ids), eventPools(ids)])
  const items = eventsAtRows(rows, eventOf).map((event) =>
    eventCard(event as WholeEvent, poolOf.get(event.id), now),
  )
  return { items, ...(nextCursor && { nextCursor }) }
}
