import { emailClaims } from '#core/platform/users/email-claims.ts'
import { isUsable } from '#shared/accounts/invitations/invitation.ts'
import { AppError } from '#shared/errors.ts'
import { invitations, invitedAddresses } from './invitations.ts'

export const invitationExists = () =>
  new AppError(
    'conflict',
    'invitation_exists',
    'This email address already has an open invitation. Resend that one instead.',
  )

/** Refuses an address that has an account or, beside the one named, an open invitation; else which it had last. */
export async function refuseSecondInvitation(email: string, now: string, id?: string) {
  const [claim, invited] = await Promise.all([
    emailClaims.get({ email }, { consistent: true }),
    invitedAddresses.get({ email }, { consistent: true }),
  ])
  if (claim)
    throw new AppError('conflict', 'already_registered', 'This email address already has an account.')
  const other = invited && invited.invitationId !== id ? invited.invitationId : undefined
  const open = other && (await invitations.get({ id: other }, { consistent: true }))
  if (open && isUsable(open, now)) throw invitationExists()
  return invited
}
