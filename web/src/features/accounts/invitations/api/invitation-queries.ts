import { listInvitations } from '#shared/accounts/invitations/contract.ts'
import type { InvitationState } from '#shared/accounts/invitations/invitation.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

export const invitationPagesQuery = (state: InvitationState | undefined) =>
  pagesQuery(listInvitations, {
    key: ['invitations', state ?? 'all'],
    query: { state, limit: 25 },
    staleTime: 5000,
  })
