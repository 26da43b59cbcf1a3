import { queryOptions } from '@tanstack/react-query'
import { getSearchReport, listBlockedSearchTerms, type ReportDays } from '#shared/content/search/contract.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'

/** The results of searches are not read again with it. */
const noun = 'search-report'

export const searchReportQuery = (days: ReportDays) =>
  queryOptions({
    queryKey: [noun, getSearchReport.name, days],
    queryFn: ({ signal }) => call(getSearchReport, { query: { days } }, { signal }),
    placeholderData: (before) => before,
  })

export const blockedTermsQuery = query(noun, listBlockedSearchTerms, {})
