import { listFaqs as useCase } from '#core/faqs/list-faqs.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listFaqs } from '#shared/faqs/contract.ts'

export const handler = endpoint(listFaqs, useCase)
