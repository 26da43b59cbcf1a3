import { putInvitation } from '#test/support/invitations.ts'
import { newEmail } from '#test/support/new-member.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const invitation = async (caller: unknown) => ({
  params: { invitationId: caller ? (await putInvitation()).id : unknownId('inv') },
})

export const fixture = {
  lookUpInvitation: async (caller) => ({ body: { invitation: caller ? (await putInvitation()).token : '' } }),
  listInvitations: () => ({ query: { state: 'open' } }),
  inviteUser: () => ({
    body: { email: newEmail(), membershipType: 'retailer', message: '', approveAtOnce: false },
  }),
  resendInvitation: invitation,
  revokeInvitation: invitation,
} satisfies NounFixture<'invitations'>
