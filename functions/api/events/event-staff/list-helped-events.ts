import { eventStaff, helperPartition } from '#core/events/event-staff/event-staff.ts'
import { eventsById } from '#core/events/events/events-by-id.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listHelpedEvents as contract } from '#shared/events/event-staff/helping-contract.ts'
import { phaseOf } from '#shared/events/events/phase-of.ts'

async function listHelpedEvents({ actor, query, now }: ApiRequest<typeof contract>) {
  const page = await eventStaff.list({
    index: 'gsi1',
    pk: helperPartition(actor.userId),
    newestFirst: true,
    ...query,
  })
  const found = await eventsById(page.items.map(({ eventId }) => eventId))
  return {
    ...page,
    items: page.items.flatMap(({ eventId, role, status }) => {
      const event = found.get(eventId)
      // Helpers no longer need what its owner has archived.
      return event && event.status !== 'archived'
        ? [{ ...event, role, status, phase: phaseOf(event, now) }]
        : []
    }),
  }
}

export const handler = endpoint(contract, listHelpedEvents)
