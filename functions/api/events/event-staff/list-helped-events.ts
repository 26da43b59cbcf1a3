import {
  eventStaff,
  helperPartition,
  invitedPartition,
  type StoredStaff,
} from '#core/events/event-staff/event-staff.ts'
import { eventsById } from '#core/events/events/events-by-id.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listHelpedEvents as contract } from '#shared/events/event-staff/helping-contract.ts'
import { invitationEnded } from '#shared/events/event-staff/invitation-ended.ts'
import { phaseOf } from '#shared/events/events/phase-of.ts'

async function listHelpedEvents({ actor, query, now }: ApiRequest<typeof contract>) {
  const [page, invited] = await Promise.all([
    eventStaff.list({ index: 'gsi1', pk: helperPartition(actor.userId), newestFirst: true, ...query }),
    query.cursor === undefined ? invitedTo(actor.user.email) : [],
  ])
  const all = [...invited, ...page.items]
  const found = await eventsById(all.map(({ eventId }) => eventId))
  return {
    ...page,
    items: all.flatMap((staff) => {
      const { eventId, role, status } = staff
      const event = found.get(eventId)
      // Helpers no longer need what its owner has archived.
      return event && event.status !== 'archived' && !invitationEnded(staff, event, now)
        ? [{ ...event, role, status, phase: phaseOf(event, now) }]
        : []
    }),
  }
}

/** More invitations than anyone leaves unanswered: they stand before the first page. */
const mostInvitations = 50

async function invitedTo(email: string): Promise<StoredStaff[]> {
  const pk = invitedPartition(email)
  const { items } = await eventStaff.list({ index: 'gsi1', pk, newestFirst: true, limit: mostInvitations })
  return items
}

export const handler = endpoint(contract, listHelpedEvents)
