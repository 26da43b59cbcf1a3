import { useQueryClient } from '@tanstack/react-query'
import {
  changeManyUsers,
  reactivateUser,
  resetSecondFactor,
  signOutUser,
  suspendUser,
  updateUserAsAdmin,
} from '#shared/platform/users/admin-contract.ts'
import type { StandingChange } from '#shared/platform/users/change-standing.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { adminUsersKey } from './list-users.ts'

/** Reads again everything that the screens of accounts show. */
export function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: adminUsersKey })
}

export function useChangeMany() {
  return useCommand({
    send: (body: { userIds: string[]; change: StandingChange }, idempotencyKey) =>
      call(changeManyUsers, { body }, { idempotencyKey }),
    onDone: useRefresh(),
  })
}

/** An action on one account from its page. */
export type AccountAction =
  | { kind: 'approve' }
  | { kind: 'suspend'; reason: string }
  | { kind: 'reactivate' }
  | { kind: 'reset_second_factor' }
  | { kind: 'sign_out' }

export function useAccountAction(userId: string, version: number) {
  const params = { userId }
  const refresh = useRefresh()
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
