import {
  listPendingResults,
  type PendingResult,
  rejectResult,
  verifyResult,
} from '#shared/competitions/competition-results/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import { useRefreshResults } from './my-results.ts'

export const pendingResultsQuery = pagesQuery(listPendingResults, {
  key: ['competition-results', 'pending'],
  // Other people verify and report.
  staleTime: 5000,
})

type Reviewed = Pick<PendingResult, 'id' | 'revision'>

export function useVerify() {
  const refresh = useRefreshResults()
  return useCommand({
    send: ({ id, revision, reason }: Reviewed & { reason: string }, idempotencyKey) =>
      call(verifyResult, { params: { resultId: id }, body: { revision, reason } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}

export function useReject({ id, revision }: Reviewed) {
  const refresh = useRefreshResults()
  return useCommand({
    send: ({ decision }: { decision: string }, idempotencyKey) =>
      call(rejectResult, { params: { resultId: id }, body: { revision, decision } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
