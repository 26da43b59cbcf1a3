import { queryOptions } from '@tanstack/react-query'
import { getMember } from '#shared/community/members/contract.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'

/** A public profile, or null where there is none to see: an answer too, which the server’s page hands on. */
export const memberQuery = (userId: string) =>
  queryOptions({
    queryKey: ['member', userId],
    queryFn: () => call(getMember, { params: { userId } }).catch(noMember),
  })

function noMember(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
  throw error
}
