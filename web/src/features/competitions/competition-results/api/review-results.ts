import { queryOptions } from '@tanstack/react-query'
import {
  listPendingResults,
  rejectResult,
  verifyResult,
} from '#shared/competitions/competition-results/contract.ts'
import { getBoard } from '#shared/competitions/competitions/contract.ts'
import { listSignedClasses, verifyClass } from '#shared/competitions/competitions/verification-contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

export type SignedClass = ResponseOf<typeof listSignedClasses>['items'][number]

/** Other people report, sign and verify. */
const staleTime = 5000

export const pendingResultsQuery = pagesQuery(listPendingResults, {
  key: ['competition-results', 'pending'],
  staleTime,
})

export const signedClassesQuery = pagesQuery(listSignedClasses, {
  key: ['competition-results', 'signed'],
  staleTime,
})

export const signedBoardQuery = ({ eventId, classKey, version }: SignedClass) =>
  queryOptions({
    queryKey: ['competition-results', 'signed', eventId, classKey, version],
    queryFn: ({ signal }) => call(getBoard, { params: { eventId, classKey } }, { signal }),
  })

const how = { changes: [['competition-results']] }

export const useVerify = command(verifyResult, how)
export const useReject = command(rejectResult, how)
export const useVerifyClass = command(verifyClass, how)
