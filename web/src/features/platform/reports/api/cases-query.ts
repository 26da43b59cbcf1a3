import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { decideCase, getCase, listCases } from '#shared/platform/reports/contract.ts'
import type { Case, CaseStatus, SubjectType } from '#shared/platform/reports/report.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

const casesKey = ['cases'] as const

type Filter = { status: CaseStatus; type?: SubjectType | undefined }

export const casePagesQuery = ({ status, type }: Filter) =>
  pagesQuery(listCases, {
    key: [...casesKey, 'list', status, type],
    query: { status, ...(type && { type }) },
    staleTime: 5000,
    keepPrevious: true,
  })

export const caseQuery = (caseId: Case['id']) =>
  queryOptions({
    queryKey: [...casesKey, 'one', caseId],
    queryFn: ({ signal }) => call(getCase, { params: { caseId } }, { signal }),
    // It may have been corrected since, and the decision is about its present state.
    staleTime: 0,
  })

type Decision = { decision: 'upheld' | 'dismissed'; reason: string }

export function useDecideCase({ id, version }: Pick<Case, 'id' | 'version'>) {
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: casesKey }),
      queryClient.invalidateQueries({ queryKey: ['waiting-work'] }),
    ])
  return useCommand({
    send: (decision: Decision, idempotencyKey) =>
      call(decideCase, { params: { caseId: id }, body: { ...decision, version } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
