import {
  approveVerification,
  createDocumentLink,
  type RefusalForm,
  refuseVerification,
} from '#shared/platform/verifications/contract.ts'
import type { Verification, VerificationDocument } from '#shared/platform/verifications/verification.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { userVerificationQuery, waitingVerificationsQuery } from './verification-queries.ts'

function takeDecision(verification: Verification): Promise<void> {
  queryClient.setQueryData(userVerificationQuery(verification.userId).queryKey, verification)
  return queryClient.invalidateQueries({ queryKey: waitingVerificationsQuery.queryKey })
}

export const useApprove = command(approveVerification, { onDone: takeDecision })

export const useRefuse = ({ userId, version }: Pick<Verification, 'userId' | 'version'>) =>
  useCommand({
    send: ({ reason }: Pick<RefusalForm, 'reason'>, idempotencyKey) =>
      call(refuseVerification, { params: { userId }, body: { reason, version } }, { idempotencyKey }),
    onDone: takeDecision,
  })

/** Each press asks for its own link, which the browser follows right away: it lasts a minute. */
export const useDownloadDocument = (userId: string) =>
  useCommand({
    send: ({ id }: Pick<VerificationDocument, 'id'>) =>
      call(createDocumentLink, { params: { userId, documentId: id } }),
    onDone: async ({ url }) => location.assign(url),
  })
