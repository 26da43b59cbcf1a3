import { listedStaff } from '#core/events/event-staff/listed-staff.ts'
import { staffOf } from '#core/events/event-staff/staff-of.ts'
import { eventToChange } from '#core/events/events/event-role.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listStaff as contract } from '#shared/events/event-staff/contract.ts'
import { invitationEnded } from '#shared/events/event-staff/invitation-ended.ts'

async function listStaff({ actor, params, now }: ApiRequest<typeof contract>) {
  const { event } = await eventToChange(actor, params.eventId)
  const staff = await staffOf(event.id)
  const shown = staff.filter((one) => !invitationEnded(one, event, now))
  return { items: await Promise.all(shown.map(listedStaff)) }
}

export const handler = endpoint(contract, listStaff)
