import { allResources } from '#core/content/resources/all-resources.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listAllResources } from '#shared/content/resources/contract.ts'

export const handler = endpoint(listAllResources, allResources)
