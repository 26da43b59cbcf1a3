import { queryOptions } from '@tanstack/react-query'
import { getSearchReport, listBlockedSearchTerms, type ReportDays } from '#shared/content/search/contract.ts'
import { call } from '#web/lib/call.ts'

export const searchReportQuery = (days: ReportDays) =>
  queryOptions({
    queryKey: ['search-report', days],
    queryFn: ({ signal }) => call(getSearchReport, { query: { days } }, { signal }),
    placeholderData: (before) => before,
  })

export const blockedTermsQuery = queryOptions({
  queryKey: ['search-report', 'blocked'],
  queryFn: async ({ signal }) => (await call(listBlockedSearchTerms, {}, { signal })).items,
})
