import { useQueryClient } from '@tanstack/react-query'
import {
  approveVerification,
  type RefusalForm,
  refuseVerification,
} from '#shared/platform/verifications/contract.ts'
import type { Verification } from '#shared/platform/verifications/verification.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { userVerificationQuery } from './user-verification.ts'
import { waitingVerificationsQuery } from './waiting-verifications.ts'

function useDecided() {
  const queryClient = useQueryClient()
  return (verification: Verification) => {
    queryClient.setQueryData(userVerificationQuery(verification.userId).queryKey, verification)
    return queryClient.invalidateQueries({ queryKey: waitingVerificationsQuery.queryKey })
  }
}

export const useApprove = () =>
  useCommand({
    send: ({ userId, version }: Pick<Verification, 'userId' | 'version'>, idempotencyKey) =>
      call(approveVerification, { params: { userId }, body: { version } }, { idempotencyKey }),
    onDone: useDecided(),
  })

export const useRefuse = (userId: string) =>
  useCommand({
    send: (body: RefusalForm, idempotencyKey) =>
      call(refuseVerification, { params: { userId }, body }, { idempotencyKey }),
    onDone: useDecided(),
  })
