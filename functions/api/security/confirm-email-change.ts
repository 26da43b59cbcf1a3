import { endpoint } from '#core/http/endpoint.ts'
import { confirmEmailChange as useCase } from '#core/security/confirm-email-change.ts'
import { confirmEmailChange } from '#shared/security/contract.ts'

export const handler = endpoint(confirmEmailChange, useCase)
