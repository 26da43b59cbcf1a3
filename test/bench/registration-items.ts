import { newRegistration } from '#core/events/registrations/new-registration.ts'
import { personClaim, registrationClaims } from '#core/events/registrations/registration-claims.ts'
import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import type { Item } from './fill-tables.ts'

const now = new Date().toISOString()
const feeCents = 3000
const highestNumber = 999

/** Someone’s place at an event, to be paid at the gate. `index` gives the number, which comes again after the last one. */
export function* registrationItems(event: WholeEvent, userId: string, index: number): Generator<Item> {
  const registration = newRegistration(
    {
      event,
      userId: userId as StoredRegistration['userId'],
      choice: { entries: [], answers: {}, isListed: true },
      vehicles: new Map(),
      price: [{ label: 'Entry', cents: feeCents }],
      dueCents: feeCents,
    },
    'confirmed',
    now,
  )
  const { eventId, id: registrationId } = registration
  yield registrations.item({ ...registration, number: 1 + (index % highestNumber) })
  yield registrationClaims.item({ eventId, claim: personClaim(userId), registrationId, version: 1 })
}
