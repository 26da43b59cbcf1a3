import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listResources as useCase } from '#core/resources/list-resources.ts'
import { listResources } from '#shared/resources/contract.ts'

export const handler = endpoint(listResources, useCase)
