import { AppError } from '#shared/errors.ts'
import { invitations, type StoredInvitation } from './invitations.ts'

/** An invitation that has neither been accepted nor withdrawn; it may have expired. */
export async function openInvitation(id: string): Promise<StoredInvitation> {
  const invitation = await invitations.get({ id }, { consistent: true })
  if (!invitation) throw new AppError('not_found', 'invitation_not_found', 'Invitation not found')
  if (invitation.state !== 'open')
    throw new AppError(
      'conflict',
      'invitation_not_open',
      invitation.state === 'accepted'
        ? 'This invitation has already been accepted.'
        : 'This invitation has been withdrawn.',
    )
  return invitation
}
