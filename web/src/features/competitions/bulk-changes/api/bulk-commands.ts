import { useQueryClient } from '@tanstack/react-query'
import type { BulkAction } from '#shared/competitions/bulk-changes/bulk-change.ts'
import {
  type BulkChange,
  commitBulkChange,
  planBulkChange,
  undoBulkChange,
} from '#shared/competitions/bulk-changes/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

/** Reads every list of results again, because each may show changed ones. */
function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [['competition-results'], ['bulk-changes']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
}

type Planned = { resultIds: BulkChange['lines'][number]['resultId'][]; action: BulkAction }

export const usePlanBulk = () =>
  useCommand({
    send: (body: Planned, idempotencyKey) => call(planBulkChange, { body }, { idempotencyKey }),
  })

export function useCommitBulk() {
  const refresh = useRefresh()
  return useCommand({
    send: ({ id, hash }: Pick<BulkChange, 'id' | 'hash'>, idempotencyKey) =>
      call(commitBulkChange, { params: { bulkId: id }, body: { hash } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}

export function useUndoBulk() {
  const refresh = useRefresh()
  return useCommand({
    send: ({ id }: Pick<BulkChange, 'id'>, idempotencyKey) =>
      call(undoBulkChange, { params: { bulkId: id } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
