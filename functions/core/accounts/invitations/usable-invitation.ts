import { isSecretOf, splitHandle } from '#core/platform/handles/handle.ts'
import { isUsable } from '#shared/accounts/invitations/invitation.ts'
import { AppError } from '#shared/errors.ts'
import { invitations, type StoredInvitation } from './invitations.ts'

export const invitationGone = () =>
  new AppError(
    'not_found',
    'invitation_not_found',
    'This invitation has expired or was withdrawn. Ask for a new one, or sign up without one.',
  )

/** The invitation that a mailed link belongs to. Whatever is wrong with it, the answer is the same. */
export async function usableInvitation(token: string, now: string): Promise<StoredInvitation> {
  const parts = splitHandle('inv', token)
  const invitation = parts && (await invitations.get({ id: parts.id }, { consistent: true }))
  if (!parts || !invitation || !isSecretOf(parts.secret, invitation.secretHash) || !isUsable(invitation, now))
    throw invitationGone()
  return invitation
}
