import { allFaqs } from '#core/faqs/all-faqs.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listAllFaqs } from '#shared/faqs/admin-contract.ts'

export const handler = endpoint(listAllFaqs, allFaqs)
