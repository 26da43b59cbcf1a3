import { listAllResources, listResources } from '#shared/content/resources/contract.ts'
import { query } from '#web/lib/query.ts'

/** All of them, which the address narrows on the screen. */
export const resourcesQuery = query('resources', listResources, { query: {} }, { staleTime: 60_000 })

export const allResourcesQuery = query('resources', listAllResources, {})
