import { requestPasswordReset as useCase } from '#core/accounts/request-password-reset.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { requestPasswordReset } from '#shared/accounts/contract.ts'

export const handler = endpoint(requestPasswordReset, useCase)
