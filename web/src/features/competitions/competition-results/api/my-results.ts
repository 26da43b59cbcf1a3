import { useQueryClient } from '@tanstack/react-query'
import {
  changeResult,
  exportResults,
  listMyResults,
  type OwnResult,
  removeResult,
  submitResult,
} from '#shared/competitions/competition-results/contract.ts'
import { downloadInParts } from '#web/features/platform/csv/api/download-in-parts.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import type { ResultDraft, WrittenResult } from '../components/result-values.ts'

export type ResultFilter = { status?: OwnResult['status'] | undefined }

export const myResultsQuery = ({ status }: ResultFilter) =>
  pagesQuery(listMyResults, {
    key: ['competition-results', 'mine', status ?? ''],
    query: { ...(status && { status }) },
    // Other people verify them.
    staleTime: 5000,
  })

type Edited = { fields: WrittenResult; changes: Partial<WrittenResult>; thing: ResultDraft }

/** Reports a result, or changes the one that is given, for `useEditForm`. */
export function useSaveResult(result: OwnResult | undefined) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['competition-results'] })
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

export const useRemoveResult = command(removeResult, { changes: [['competition-results']] })

/** Saves all own results as one CSV file. */
export const saveResults = (onRows: (rows: number) => void, signal: AbortSignal) =>
  downloadInParts({
    name: 'my-results',
    part: (cursor) => call(exportResults, { body: { ...(cursor && { cursor }) } }, { signal }),
    onRows,
  })
