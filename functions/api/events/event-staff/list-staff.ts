import { listedStaff } from '#core/events/event-staff/listed-staff.ts'
import { staffOf } from '#core/events/event-staff/staff-of.ts'
import { eventToChange } from '#core/events/events/event-role.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listStaff as contract } from '#shared/events/event-staff/contract.ts'

async function listStaff({ actor, params }: ApiRequest<typeof contract>) {
  const { event } = await eventToChange(actor, params.eventId)
  return { items: await Promise.all((await staffOf(event.id)).map(listedStaff)) }
}

export const handler = endpoint(contract, listStaff)
