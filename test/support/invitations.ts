import { invitations } from '#core/accounts/invitations/invitations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { expiryOf, type Invitation } from '#shared/accounts/invitations/invitation.ts'
import { newId } from '#shared/ids.ts'
import { newEmail } from './new-member.ts'

/** Stores an invitation with some history. Nothing is mailed. */
export async function putInvitation(
  fields: Partial<Invitation> = {},
): Promise<{ id: Invitation['id']; token: string }> {
  const createdAt = new Date().toISOString()
  const id = newId('inv', createdAt)
  const { handle, secretHash } = newHandle(id)
  const invitation: Invitation = {
    id,
    email: newEmail(),
    membershipType: 'competitor',
    message: '',
    approveAtOnce: false,
    state: 'open',
    invitedBy: demoUserId('admin@demo.test'),
    timesSent: 1,
    lastSentAt: createdAt,
    expiresAt: expiryOf(createdAt),
    createdAt,
    version: 1,
    ...fields,
  }
  await commit(invitations.put({ ...invitation, secretHash }, { absent: true }))
  return { id, token: handle }
}
