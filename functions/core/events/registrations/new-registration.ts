import type { WholeEvent } from '#shared/events/events/event.ts'
import type { EntryChoice } from '#shared/events/registrations/entry-refusal.ts'
import type { Entry, PriceLine } from '#shared/events/registrations/registration.ts'
import { snapshotOf } from '#shared/events/vehicles/snapshot-of.ts'
import type { VehicleSnapshot } from '#shared/events/vehicles/vehicle.ts'
import { newId } from '#shared/ids.ts'
import { newCode, newTicketKey } from './new-ticket.ts'
import type { StoredRegistration } from './registrations.ts'

type New = {
  event: WholeEvent
  userId: StoredRegistration['userId']
  choice: EntryChoice & { isListed: boolean }
  vehicles: ReadonlyMap<string, VehicleSnapshot>
  price: PriceLine[]
  dueCents: number
}

/** A registration that has no place, no number and no state yet besides `status`. */
export function newRegistration(
  { event, userId, choice, vehicles, price, dueCents }: New,
  status: StoredRegistration['status'],
  now: string,
): StoredRegistration {
  return {
    id: newId('reg', now),
    eventId: event.id,
    userId,
    status,
    code: newCode(),
    entries: newEntries(choice.entries, vehicles, now),
    price,
    refundSteps: event.refundSteps,
    pay: { state: dueCents > 0 ? 'due' : 'none', dueCents, paidCents: 0, refundedCents: 0 },
    ticketIssue: 1,
    ticketKey: newTicketKey(),
    ...(event.waiver && { waiverVersion: event.waiverVersion, waiverAt: now }),
    answers: { ...choice.answers },
    isListed: choice.isListed,
    eventStartsAt: event.startsAt,
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
}

export const newEntries = (
  entries: EntryChoice['entries'],
  vehicles: ReadonlyMap<string, VehicleSnapshot>,
  now: string,
): Entry[] =>
  entries.flatMap(({ classKey, vehicleId }) => {
    const vehicle = vehicles.get(vehicleId)
    return vehicle
      ? [
          {
            id: newId('ent', now),
            classKey,
            vehicleId: vehicleId as Entry['vehicleId'],
            vehicle: snapshotOf(vehicle),
            status: 'in' as const,
          },
        ]
      : []
  })
