import { endpoint } from '#core/http/endpoint.ts'
import { endImpersonation as useCase } from '#core/impersonations/end-impersonation.ts'
import { endImpersonation } from '#shared/impersonations/contract.ts'

export const handler = endpoint(endImpersonation, useCase)
