import { endpoint } from '#core/http/endpoint.ts'
import { createDocumentLink as useCase } from '#core/verifications/create-document-link.ts'
import { createDocumentLink } from '#shared/verifications/contract.ts'

export const handler = endpoint(createDocumentLink, useCase)
