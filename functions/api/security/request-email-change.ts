import { endpoint } from '#core/http/endpoint.ts'
import { requestEmailChange as useCase } from '#core/security/request-email-change.ts'
import { requestEmailChange } from '#shared/security/contract.ts'

export const handler = endpoint(requestEmailChange, useCase)
