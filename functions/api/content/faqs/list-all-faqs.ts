import { allFaqs } from '#core/content/faqs/all-faqs.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listAllFaqs } from '#shared/content/faqs/admin-contract.ts'

export const handler = endpoint(listAllFaqs, allFaqs)
