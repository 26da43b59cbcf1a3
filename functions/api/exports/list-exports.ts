import { listExports as useCase } from '#core/exports/list-exports.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { listExports } from '#shared/exports/contract.ts'

export const handler = endpoint(listExports, useCase)
