import { newCode, newTicketKey } from '#core/events/registrations/new-ticket.ts'
import type { StoredRegistration } from '#core/events/registrations/registrations.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { addWalkIn as contract } from '#shared/competitions/desk/contract.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { priceOf, totalOf } from '#shared/events/registrations/price-of.ts'
import type { VehicleSnapshot } from '#shared/events/vehicles/vehicle.ts'
import { newId } from '#shared/ids.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'

type WalkIn = { event: WholeEvent; form: BodyOf<typeof contract>; member: StoredUser | undefined }

/** Someone who is entered at the gate: the member whose address was given, or a guest. */
export function walkInRegistration({ event, form, member }: WalkIn, now: string): StoredRegistration {
  const { name, email, state, entries } = form
  const price = priceOf(
    event,
    { classKeys: entries.map(({ classKey }) => classKey), isPro: false, isWalkIn: true },
    now,
  )
  const dueCents = event.payment === 'free' ? 0 : totalOf(price)
  return {
    id: newId('reg', now),
    eventId: event.id,
    ...(member
      ? { userId: member.id as StoredRegistration['userId'] }
      : { guest: { name, ...(email && { email }), ...(state && { state }) } }),
    status: 'confirmed',
    code: newCode(),
    entries: entries.map(({ classKey, vehicle }) => ({
      id: newId('ent', now),
      classKey,
      vehicle: deskVehicle(vehicle),
      status: 'in',
    })),
    price,
    refundSteps: event.refundSteps,
    pay: { state: dueCents > 0 ? 'due' : 'none', dueCents, paidCents: 0, refundedCents: 0 },
    ticketIssue: 1,
    ticketKey: newTicketKey(),
    ...(event.waiver && { waiverVersion: event.waiverVersion, waiverAt: now }),
    answers: {},
    // No one at the gate has asked whether their name may be public.
    isListed: false,
    eventStartsAt: event.startsAt,
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
}

type NotedVehicle = BodyOf<typeof contract>['entries'][number]['vehicle']

/** A vehicle with what the desk does not ask. */
export const deskVehicle = (vehicle: NotedVehicle): VehicleSnapshot => ({
  name: vehicle.model,
  ...vehicle,
  color: '',
  placement: 'other',
  powerBasis: 'rated',
  ampChannels: 0,
})
