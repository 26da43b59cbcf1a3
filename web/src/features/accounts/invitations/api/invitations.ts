import { useQueryClient } from '@tanstack/react-query'
import {
  type InvitationForm,
  inviteUser,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from '#shared/accounts/invitations/contract.ts'
import type { Invitation, InvitationState } from '#shared/accounts/invitations/invitation.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

const invitationsKey = ['invitations'] as const

export const invitationPagesQuery = (state: InvitationState | undefined) =>
  pagesQuery(listInvitations, {
    key: [...invitationsKey, state ?? 'all'],
    query: { state, limit: 25 },
    staleTime: 5000,
  })

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: invitationsKey })
}

export function useInvite() {
  return useCommand({
    send: (body: InvitationForm, idempotencyKey) => call(inviteUser, { body }, { idempotencyKey }),
    onDone: useRefresh(),
  })
}

type Change = { invitation: Pick<Invitation, 'id' | 'version'>; kind: 'resend' | 'revoke' }

export function useChangeInvitation() {
  const refresh = useRefresh()
  return useCommand({
    send: ({ invitation, kind }: Change, idempotencyKey) =>
      call(
        kind === 'resend' ? resendInvitation : revokeInvitation,
        { params: { invitationId: invitation.id } },
        { idempotencyKey },
      ),
    onDone: refresh,
    onStale: refresh,
  })
}
