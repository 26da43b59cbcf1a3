import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { type Event, EventId } from '#shared/events/events/event.ts'
import { hasPage, isListed } from '#shared/events/events/public-event.ts'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { placeInTime } from './events.ts'

/**
 * `public`: those that everyone sees, by their end. `held`: all that are published, by their end. `cancelled`: public
 * ones, by when they were cancelled. `all`: drafts, too, by their start.
 */
const OrganizationList = z.enum(['public', 'held', 'cancelled', 'all'])

export const organizationList = (organizationId: string, list: z.infer<typeof OrganizationList>) =>
  `ORGEVT_OF#${organizationId}#${list}`

const OrganizationEvent = z.object({
  organizationId: OrganizationId,
  list: OrganizationList,
  /** The place in its list. */
  at: z.string(),
  eventId: EventId,
  version: z.int(),
})
export type OrganizationEvent = z.infer<typeof OrganizationEvent>

/** An event in a list of its organization. The stream keeps them. */
export const organizationEvents = entity({
  name: 'organization-event',
  erasure: 'impersonal',
  packed: true,
  schema: OrganizationEvent,
  key: ({
    organizationId,
    list,
    at,
    eventId,
  }: Pick<OrganizationEvent, 'organizationId' | 'list' | 'at' | 'eventId'>) => ({
    pk: organizationList(organizationId, list),
    sk: `${at}#${eventId}`,
  }),
})

/** What an administrator has taken off the site stays in the lists of those who run it. */
export function organizationEventsOf(event: Event): OrganizationEvent[] {
  const { id: eventId, organizationId, status, endsAt, cancelledAt, isPublic } = event
  if (!organizationId || status === 'archived') return []
  const row = { organizationId, eventId, version: 1 }
  return [
    { ...row, list: 'all', at: placeInTime(event) },
    ...(isListed(event) ? [{ ...row, list: 'public' as const, at: event.endsAt }] : []),
    ...(status === 'published' && endsAt ? [{ ...row, list: 'held' as const, at: endsAt }] : []),
    ...(status === 'cancelled' && cancelledAt && isPublic && hasPage(event)
      ? [{ ...row, list: 'cancelled' as const, at: cancelledAt }]
      : []),
  ]
}

/** Those of these rows that their events still make: one that was moved or handed over has others. */
export const eventsAtRows = (
  rows: readonly OrganizationEvent[],
  eventOf: ReadonlyMap<string, Event>,
): Event[] =>
  rows.flatMap(({ eventId, organizationId, list, at }) => {
    const event = eventOf.get(eventId)
    const isHere =
      event &&
      organizationEventsOf(event).some(
        (row) => row.organizationId === organizationId && row.list === list && row.at === at,
      )
    return isHere ? [event] : []
  })
