import type { Event } from '#shared/events/events/event.ts'
import { eventsById } from './events-by-id.ts'
import {
  eventsAtRows,
  type OrganizationEvent,
  organizationEvents,
  organizationList,
} from './organization-events.ts'

type Asked = {
  organizationId: string
  list: OrganizationEvent['list']
  /** Only those after this time. */
  after: string
  limit: number
}

/** So many events of a list of an organization, the first ones after a time. */
export async function listedByOrganization({ organizationId, list, after, limit }: Asked): Promise<Event[]> {
  const { items } = await organizationEvents.list({
    pk: organizationList(organizationId, list),
    // Follows every key that begins with this time.
    after: `${after}$`,
    limit,
  })
  return eventsAtRows(items, await eventsById(items.map(({ eventId }) => eventId)))
}
