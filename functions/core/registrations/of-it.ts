import type { StoredRegistration } from './registrations.ts'

/** Which registration a fact is about. */
export const ofIt = ({ eventId, id }: Pick<StoredRegistration, 'eventId' | 'id'>) => ({
  eventId,
  registrationId: id,
})
