import { endpoint } from '#core/http/endpoint.ts'
import { listImpersonations as useCase } from '#core/impersonations/list-impersonations.ts'
import { listImpersonations } from '#shared/impersonations/contract.ts'

export const handler = endpoint(listImpersonations, useCase)
