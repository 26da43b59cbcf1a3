import { queryOptions } from '@tanstack/react-query'
import { getMyVerification } from '#shared/platform/verifications/contract.ts'
import { call } from '#web/lib/call.ts'

/** A live message about the account reads again every key with this first part. */
export const myVerificationQuery = queryOptions({
  queryKey: ['verification', 'mine'],
  queryFn: ({ signal }) => call(getMyVerification, {}, { signal }),
})
