import {
  listPendingResults,
  rejectResult,
  verifyResult,
} from '#shared/competitions/competition-results/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

export const pendingResultsQuery = pagesQuery(listPendingResults, {
  key: ['competition-results', 'pending'],
  // Other people verify and report.
  staleTime: 5000,
})

const how = { changes: [['competition-results']] }

export const useVerify = command(verifyResult, how)
export const useReject = command(rejectResult, how)
