import { endpoint } from '#core/actors/endpoint.ts'
import { allFaqs } from '#core/faqs/all-faqs.ts'
import { listAllFaqs } from '#shared/faqs/admin-contract.ts'

export const handler = endpoint(listAllFaqs, allFaqs)
