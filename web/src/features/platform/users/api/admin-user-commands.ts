import { useQueryClient } from '@tanstack/react-query'
import {
  changeManyUsers,
  reactivateUser,
  resetSecondFactor,
  signOutUser,
  suspendUser,
  updateUserAsAdmin,
} from '#shared/platform/users/admin-contract.ts'
import { moderateProfile } from '#shared/platform/users/moderation-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

/** Reads again everything that the screens of accounts show. */
export function useRefreshUsers() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['users'] })
}

export const useChangeManyUsers = command(changeManyUsers, { changes: [['users']] })

export const useModerateProfile = command(moderateProfile, { changes: [['users', 'profiles']] })

/** An action on one account from its page. */
export type AccountAction =
  | { kind: 'approve' }
  | { kind: 'suspend'; reason: string }
  | { kind: 'reactivate' }
  | { kind: 'reset_second_factor' }
  | { kind: 'sign_out' }

export function useAccountAction(userId: string, version: number) {
  const params = { userId }
  const refresh = useRefreshUsers()
  return useCommand({
    send: async (action: AccountAction, idempotencyKey): Promise<unknown> => {
      const options = { idempotencyKey }
      switch (action.kind) {
        case 'approve':
          return call(updateUserAsAdmin, { params, body: { status: 'active', version } }, options)
        case 'suspend':
          return call(suspendUser, { params, body: { reason: action.reason } }, options)
        case 'reactivate':
          return call(reactivateUser, { params }, options)
        case 'reset_second_factor':
          return call(resetSecondFactor, { params }, options)
        case 'sign_out':
          return call(signOutUser, { params }, options)
      }
    },
    onDone: refresh,
    onStale: refresh,
  })
}
