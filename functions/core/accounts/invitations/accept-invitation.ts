import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import { approvedStanding } from '#shared/platform/users/approved-standing.ts'
import type { User } from '#shared/platform/users/user.ts'
import { invitations, type StoredInvitation } from './invitations.ts'
import { invitationGone, usableInvitation } from './usable-invitation.ts'

/** The invitation that a person registers with; it is for this address alone. */
export async function invitationFor(token: string, email: string, now: string): Promise<StoredInvitation> {
  const invitation = await usableInvitation(token, now)
  if (invitation.email !== email)
    throw new AppError('forbidden', 'invitation_not_yours', `This invitation is for another email address.`, {
      errors: [{ path: 'body.email', message: 'The invitation is for another email address' }],
    })
  return invitation
}

/** A person who was invited to be approved right away, as what they register as, does not wait. */
export function acceptInvitation(
  invitation: StoredInvitation,
  user: User,
  now: string,
): { user: User; writes: Write[] } {
  const approved = invitation.approveAtOnce && invitation.membershipType === user.membershipType
  const accepted = {
    ...invitation,
    state: 'accepted' as const,
    acceptedAt: now,
    acceptedBy: user.id,
    version: invitation.version + 1,
  }
  return {
    user: approved ? { ...user, ...approvedStanding(user) } : user,
    writes: [invitations.put(accepted, { version: invitation.version }, invitationGone)],
  }
}
