import { endpoint } from '#core/http/endpoint.ts'
import { submitVerification as useCase } from '#core/verifications/submit-verification.ts'
import { submitVerification } from '#shared/verifications/contract.ts'

export const handler = endpoint(submitVerification, useCase)
