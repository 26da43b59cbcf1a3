import { endpoint } from '#core/http/endpoint.ts'
import { listSettings as useCase } from '#core/settings/list-settings.ts'
import { listSettings } from '#shared/settings/contract.ts'

export const handler = endpoint(listSettings, useCase)
