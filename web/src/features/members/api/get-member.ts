import { queryOptions } from '@tanstack/react-query'
import { getMember } from '#shared/members/contract.ts'
import { call } from '#web/lib/call.ts'

export const memberQuery = (userId: string) =>
  queryOptions({
    queryKey: ['member', userId],
    queryFn: () => call(getMember, { params: { userId } }),
    // A profile that is not there is not there on the server’s page either.
    retryOnMount: false,
  })
