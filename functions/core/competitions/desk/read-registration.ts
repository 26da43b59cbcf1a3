import { registrationNotFound } from '#core/events/registrations/read-own.ts'
import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'

/** A registration of an event as it is now. */
export async function readRegistration(eventId: string, id: string): Promise<StoredRegistration> {
  const registration = await registrations.get({ eventId, id }, { consistent: true })
  if (!registration) throw registrationNotFound()
  return registration
}
