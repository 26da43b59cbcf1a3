import { requestExport as useCase } from '#core/exports/request-export.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { requestExport } from '#shared/exports/contract.ts'

export const handler = endpoint(requestExport, useCase)
