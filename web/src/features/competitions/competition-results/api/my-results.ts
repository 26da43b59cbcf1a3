import { useQueryClient } from '@tanstack/react-query'
import {
  changeResult,
  listMyResults,
  type OwnResult,
  removeResult,
  submitResult,
} from '#shared/competitions/competition-results/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import type { ResultDraft, WrittenResult } from '../components/result-values.ts'

const resultsKey = ['competition-results'] as const

export type ResultFilter = { status?: OwnResult['status'] | undefined }

export const myResultsQuery = ({ status }: ResultFilter) =>
  pagesQuery(listMyResults, {
    key: [...resultsKey, 'mine', status ?? ''],
    query: { ...(status && { status }) },
    // Other people verify them.
    staleTime: 5000,
  })

export function useRefreshResults() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: resultsKey })
}

type Edited = { fields: WrittenResult; changes: Partial<WrittenResult>; thing: ResultDraft }

/** Reports a result, or changes the one that is given, for `useEditForm`. */
export function useSaveResult(result: OwnResult | undefined) {
  const refresh = useRefreshResults()
  return {
    send: ({ fields, changes, thing }: Edited, idempotencyKey: string): Promise<ResultDraft> => {
      const { evidenceUploadIds, removeEvidence, ...said } = fields
      if (!result || thing.version === undefined)
        return call(submitResult, { body: { ...said, evidenceUploadIds } }, { idempotencyKey })
      return call(
        changeResult,
        {
          params: { resultId: result.id },
          body: {
            ...changed(said, changes, result),
            evidenceUploadIds,
            removeEvidence,
            version: thing.version,
          },
        },
        { idempotencyKey },
      )
    },
    refresh,
    onStale: refresh,
    latest: async (): Promise<ResultDraft> => {
      const { items } = await call(listMyResults, { query: { limit: 100 } })
      const found = items.find(({ id }) => id === result?.id)
      if (!found) throw new Error('The result is no longer there.')
      return found
    },
  }
}

type Said = Omit<WrittenResult, 'evidenceUploadIds' | 'removeEvidence'>
const optional = ['place', 'seasonId', 'vehicleId'] as const

/** Returns the changes to fields that may change. A field that was emptied is named. */
function changed(said: Said, changes: Partial<WrittenResult>, { changeable, eventId }: OwnResult) {
  const may = (field: string) => changeable.includes(field) && field in changes
  const { elsewhere, ...rest } = said
  const sent = Object.fromEntries(
    Object.entries(rest).filter(([field, value]) => may(field) && value !== undefined),
  ) as Partial<Said>
  return {
    ...sent,
    ...(elsewhere && !eventId && may('elsewhere') && { elsewhere }),
    clear: optional.filter((field) => may(field) && said[field] === undefined),
  }
}

export function useRemoveResult() {
  const refresh = useRefreshResults()
  return useCommand({
    send: ({ id }: Pick<OwnResult, 'id'>, idempotencyKey) =>
      call(removeResult, { params: { resultId: id } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
