import { queryOptions } from '@tanstack/react-query'
import { getBoard } from '#shared/competitions/competitions/contract.ts'
import { listSignedClasses, verifyClass } from '#shared/competitions/competitions/verification-contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

export type SignedClass = ResponseOf<typeof listSignedClasses>['items'][number]

export const signedClassesQuery = pagesQuery(listSignedClasses, {
  key: ['competition-results', 'signed'],
  // Head judges sign, and others verify.
  staleTime: 5000,
})

export const signedBoardQuery = ({ eventId, classKey, version }: SignedClass) =>
  queryOptions({
    queryKey: ['competition-results', 'signed', eventId, classKey, version],
    queryFn: ({ signal }) => call(getBoard, { params: { eventId, classKey } }, { signal }),
  })

export const useVerifyClass = command(verifyClass, { changes: [['competition-results']] })
