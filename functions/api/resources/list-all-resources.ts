import { endpoint } from '#core/platform/actors/endpoint.ts'
import { allResources } from '#core/resources/all-resources.ts'
import { listAllResources } from '#shared/resources/contract.ts'

export const handler = endpoint(listAllResources, allResources)
