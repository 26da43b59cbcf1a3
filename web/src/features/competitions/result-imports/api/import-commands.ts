import { useQueryClient } from '@tanstack/react-query'
import { commitImport, planImport, undoImport } from '#shared/competitions/result-imports/contract.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { type ImportOf, importsKey } from './import-queries.ts'

function useRefresh(eventId: string) {
  const queryClient = useQueryClient()
  return async () => {
    // A run begins its class, and boards follow.
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: importsKey(eventId) }),
      queryClient.invalidateQueries({ queryKey: ['competitions'] }),
    ])
  }
}

export function usePlanImport(eventId: ImportOf['eventId']) {
  return useCommand({
    send: (body: InputOf<typeof planImport>['body'], idempotencyKey) =>
      call(planImport, { params: { eventId }, body }, { idempotencyKey }),
    onDone: useRefresh(eventId),
  })
}

type Committing = { goodLinesOnly: boolean; onProgress: (of: ResultImport) => void }

/** Calls until every line is written. Each call continues where the one before ended, so none needs its own key. */
export function useCommitImport({ eventId, id, planHash }: ImportOf & Pick<ResultImport, 'planHash'>) {
  const refresh = useRefresh(eventId)
  return useCommand({
    send: async ({ goodLinesOnly, onProgress }: Committing) => {
      const input = { params: { eventId, importId: id }, body: { planHash, goodLinesOnly } }
      let of = await call(commitImport, input)
      while (of.status === 'committing') {
        onProgress(of)
        of = await call(commitImport, input)
      }
      return of
    },
    onDone: refresh,
    onStale: refresh,
  })
}

export function useUndoImport({ eventId, id: importId }: ImportOf) {
  const refresh = useRefresh(eventId)
  return useCommand({
    send: (_: undefined, idempotencyKey) =>
      call(undoImport, { params: { eventId, importId } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
