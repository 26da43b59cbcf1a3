import { listResources as useCase } from '#core/content/resources/list-resources.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listResources } from '#shared/content/resources/contract.ts'

export const handler = endpoint(listResources, useCase)
