import { listAllFaqs } from '#shared/content/faqs/admin-contract.ts'
import { query } from '#web/lib/query.ts'

export const allFaqsQuery = query('faqs', listAllFaqs, {})
