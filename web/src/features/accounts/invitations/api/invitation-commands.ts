import { useQueryClient } from '@tanstack/react-query'
import {
  type InvitationForm,
  inviteUser,
  resendInvitation,
  revokeInvitation,
} from '#shared/accounts/invitations/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

export function useInvite() {
  const queryClient = useQueryClient()
  return useCommand({
    send: (body: InvitationForm, idempotencyKey) => call(inviteUser, { body }, { idempotencyKey }),
    onDone: () => queryClient.invalidateQueries({ queryKey: ['invitations'] }),
  })
}

export const useResendInvitation = command(resendInvitation, { changes: [['invitations']] })

export const useRevokeInvitation = command(revokeInvitation, { changes: [['invitations']] })
