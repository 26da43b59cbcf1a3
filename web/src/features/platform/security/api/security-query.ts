import { queryOptions } from '@tanstack/react-query'
import { getSecurity } from '#shared/platform/security/contract.ts'
import { call } from '#web/lib/call.ts'

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => call(getSecurity, {}, { signal }),
})
