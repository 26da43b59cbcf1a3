import { queryOptions } from '@tanstack/react-query'
import { getVerification } from '#shared/platform/verifications/contract.ts'
import { call } from '#web/lib/call.ts'

export const userVerificationQuery = (userId: string) =>
  queryOptions({
    queryKey: ['verifications', userId],
    queryFn: ({ signal }) => call(getVerification, { params: { userId } }, { signal }),
  })
