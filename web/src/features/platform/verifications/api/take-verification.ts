import type { QueryClient } from '@tanstack/react-query'
import type { Verification } from '#shared/platform/verifications/verification.ts'
import { myVerificationQuery } from './my-verification.ts'

/** Shows the answer of a change. A read that was under way meanwhile may know less than that, or more. */
export function takeVerification(queryClient: QueryClient, verification: Verification): Promise<void> {
  const { queryKey } = myVerificationQuery
  queryClient.setQueryData(queryKey, verification)
  return queryClient.isFetching({ queryKey }) > 0
    ? queryClient.invalidateQueries({ queryKey })
    : Promise.resolve()
}
