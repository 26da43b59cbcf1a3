import { isLive } from '#shared/events/registrations/registration.ts'
import { endPayment } from './end-payment.ts'
import { endRegistration } from './end-registration.ts'
import { endingWithEvent } from './ending-with-event.ts'
import type { StoredRegistration } from './registrations.ts'
import { registrationsOfEvent } from './registrations-of-event.ts'

/** Ends all registrations of a cancelled event; all that was paid goes back. It can break off and be run again. */
export async function cancelRegistrationsOf(eventId: string, now: string): Promise<void> {
  for await (const registration of registrationsOfEvent(eventId))
    if (isLive(registration)) await cancelOne(registration, now)
}

async function cancelOne(registration: StoredRegistration, now: string): Promise<void> {
  // A payment that has succeeded in this moment is there to be given back.
  await endPayment(registration, now)
  await endRegistration(registration, endingWithEvent, now)
}
