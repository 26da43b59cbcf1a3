import { endpoint } from '#core/http/endpoint.ts'
import { removeVerificationDocument as useCase } from '#core/verifications/remove-verification-document.ts'
import { removeVerificationDocument } from '#shared/verifications/contract.ts'

export const handler = endpoint(removeVerificationDocument, useCase)
