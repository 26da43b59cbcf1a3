import { listCases } from '#shared/platform/reports/contract.ts'
import type { CaseStatus, SubjectType } from '#shared/platform/reports/report.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

type Filter = { status: CaseStatus; type?: SubjectType | undefined }

export const casePagesQuery = ({ status, type }: Filter) =>
  pagesQuery(listCases, {
    key: ['reports', 'cases', status, type],
    query: { status, ...(type && { type }) },
    staleTime: 5000,
    keepPrevious: true,
  })
