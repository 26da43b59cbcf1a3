import { queryOptions } from '@tanstack/react-query'
import { listFaqs } from '#shared/content/faqs/contract.ts'
import { call } from '#web/lib/call.ts'

export const faqsQuery = queryOptions({
  queryKey: ['faqs'],
  queryFn: async () => (await call(listFaqs, {})).items,
  staleTime: 5 * 60_000,
})
