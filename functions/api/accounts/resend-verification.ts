import { resendVerification as useCase } from '#core/accounts/resend-verification.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { resendVerification } from '#shared/accounts/contract.ts'

export const handler = endpoint(resendVerification, useCase)
