import { queryOptions } from '@tanstack/react-query'
import { getContact } from '#shared/contact/contract.ts'
import { call } from '#web/lib/call.ts'

/** How to reach the platform, and what its form can be about. */
export const contactQuery = queryOptions({
  queryKey: ['contact'],
  queryFn: () => call(getContact, {}),
  staleTime: 60_000,
})
