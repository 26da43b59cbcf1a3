import { useQueryClient } from '@tanstack/react-query'
import {
  answerImport,
  commitImport,
  planImport,
  undoImport,
} from '#shared/competitions/result-imports/contract.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

/** A run begins its class, and boards follow. */
const changes = [['result-imports'], ['competitions']]

export const usePlanImport = command(planImport, { changes })
export const useAnswerImport = command(answerImport, { changes })

type Of = Pick<ResultImport, 'eventId' | 'id' | 'planHash'>
type Committing = { goodLinesOnly: boolean; onProgress: (of: ResultImport) => void }

function useRefresh() {
  const queryClient = useQueryClient()
  return () => Promise.all(changes.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** Calls until every line is written. Each call continues where the one before ended, so none needs its own key. */
export function useCommitImport({ eventId, id, planHash }: Of) {
  const refresh = useRefresh()
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

/** Calls until every line is taken back, as a commit does. */
export function useUndoImport(onProgress: (of: ResultImport) => void) {
  const refresh = useRefresh()
  return useCommand({
    send: async ({ eventId, id }: Pick<ResultImport, 'eventId' | 'id'>) => {
      const input = { params: { eventId, importId: id } }
      let of = await call(undoImport, input)
      while (of.status === 'committed') {
        onProgress(of)
        of = await call(undoImport, input)
      }
      return of
    },
    onDone: refresh,
    onStale: refresh,
  })
}
