import { createExportLink as useCase } from '#core/exports/create-export-link.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { createExportLink } from '#shared/exports/contract.ts'

export const handler = endpoint(createExportLink, useCase)
