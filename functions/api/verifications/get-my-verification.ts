import { endpoint } from '#core/http/endpoint.ts'
import { getMyVerification as useCase } from '#core/verifications/get-my-verification.ts'
import { getMyVerification } from '#shared/verifications/contract.ts'

export const handler = endpoint(getMyVerification, useCase)
