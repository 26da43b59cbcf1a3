import { queryOptions } from '@tanstack/react-query'
import { listAllFaqs } from '#shared/content/faqs/admin-contract.ts'
import { call } from '#web/lib/call.ts'

export const allFaqsQuery = queryOptions({
  queryKey: ['faqs', 'all'],
  queryFn: ({ signal }) => call(listAllFaqs, {}, { signal }),
})
