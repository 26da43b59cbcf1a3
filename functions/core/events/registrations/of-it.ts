import type { StoredRegistration } from './registrations.ts'

/** Identifies the registration a fact is about. */
export const ofIt = ({ eventId, id }: Pick<StoredRegistration, 'eventId' | 'id'>) => ({
  eventId,
  registrationId: id,
})
