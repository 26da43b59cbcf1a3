import type { Actor } from '#core/platform/actors/authenticate.ts'
import { eventStaff, invitationKey, type StoredStaff } from './event-staff.ts'

/** The invitation that the caller may answer, because it is to their address, with what they are at the event now. */
export async function ownInvitation(
  eventId: StoredStaff['eventId'],
  { userId, user }: Pick<Actor, 'userId' | 'user'>,
): Promise<{ invitation: StoredStaff | undefined; helper: StoredStaff | undefined }> {
  const [invitation, helper] = await Promise.all([
    eventStaff.get(invitationKey(eventId, user.email), { consistent: true }),
    eventStaff.get({ eventId, userId }, { consistent: true }),
  ])
  return { invitation, helper }
}
