import { endpoint } from '#core/http/endpoint.ts'
import { refuseVerification as useCase } from '#core/verifications/refuse-verification.ts'
import { refuseVerification } from '#shared/verifications/contract.ts'

export const handler = endpoint(refuseVerification, useCase)
