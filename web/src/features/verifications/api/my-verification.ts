import { queryOptions } from '@tanstack/react-query'
import { getMyVerification } from '#shared/verifications/contract.ts'
import { call } from '#web/lib/call.ts'

/** Its first part is what a live message about the account reads again. */
export const myVerificationQuery = queryOptions({
  queryKey: ['verification', 'mine'],
  queryFn: ({ signal }) => call(getMyVerification, {}, { signal }),
})
