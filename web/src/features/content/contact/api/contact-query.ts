import { queryOptions } from '@tanstack/react-query'
import { getContact } from '#shared/content/contact/contract.ts'
import { call } from '#web/lib/call.ts'

/** The ways to reach the platform, and the topics of its form. */
export const contactQuery = queryOptions({
  queryKey: ['contact'],
  queryFn: () => call(getContact, {}),
  staleTime: 60_000,
})
