import { listFaqs } from '#shared/content/faqs/contract.ts'
import { query } from '#web/lib/query.ts'

export const faqsQuery = query('faqs', listFaqs, {}, { staleTime: 5 * 60_000 })
