import { endpoint } from '#core/http/endpoint.ts'
import { addVerificationDocument as useCase } from '#core/verifications/add-verification-document.ts'
import { addVerificationDocument } from '#shared/verifications/contract.ts'

export const handler = endpoint(addVerificationDocument, useCase)
