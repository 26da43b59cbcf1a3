import { isSecretOf } from '#core/impersonations/handle.ts'
import { AppError } from '#shared/errors.ts'
import { isUsable } from '#shared/invitations/invitation.ts'
import { InvitationToken } from '#shared/invitations/invitation-token.ts'
import { invitations, type StoredInvitation } from './invitations.ts'

export const invitationGone = () =>
  new AppError(
    'not_found',
    'invitation_not_found',
    'This invitation has expired or was withdrawn. Ask for a new one, or register without it.',
  )

/** The invitation that a mailed link belongs to. Whatever is wrong with it, the answer is the same. */
export async function usableInvitation(token: string, now: string): Promise<StoredInvitation> {
  const [id = '', secret = ''] = InvitationToken.safeParse(token).success ? token.split('.') : []
  const invitation = id ? await invitations.get({ id }, { consistent: true }) : undefined
  if (!invitation || !isSecretOf(secret, invitation.secretHash) || !isUsable(invitation, now))
    throw invitationGone()
  return invitation
}
