import { endpoint } from '#core/http/endpoint.ts'
import { getVerification as useCase } from '#core/verifications/get-verification.ts'
import { getVerification } from '#shared/verifications/contract.ts'

export const handler = endpoint(getVerification, useCase)
