import { endpoint } from '#core/http/endpoint.ts'
import { startImpersonation as useCase } from '#core/impersonations/start-impersonation.ts'
import { startImpersonation } from '#shared/impersonations/contract.ts'

export const handler = endpoint(startImpersonation, useCase)
