import type { StoredRegistration } from './registrations.ts'

/** Identifies the registration a fact is about. */
export const registrationReference = ({ eventId, id }: Pick<StoredRegistration, 'eventId' | 'id'>) => ({
  eventId,
  registrationId: id,
})
