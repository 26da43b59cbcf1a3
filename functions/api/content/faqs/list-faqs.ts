import { listFaqs as useCase } from '#core/content/faqs/list-faqs.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listFaqs } from '#shared/content/faqs/contract.ts'

export const handler = endpoint(listFaqs, useCase)
