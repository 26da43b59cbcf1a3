import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { ResourceId } from '#shared/content/resources/resource.ts'

/** One item holds the order of all resources, and by its length how many there are. */
export const resourceOrders = entity({
  name: 'resource-order',
  erasure: 'impersonal',
  schema: z.object({ ids: z.array(ResourceId), version: z.int() }),
  key: (_: object) => ({ pk: 'RESOURCES', sk: 'ORDER' }),
})

/** Returns the current order; before the first resource it is empty and not stored. */
export const resourceOrder = async () =>
  (await resourceOrders.get({}, { consistent: true })) ?? { ids: [], version: 0 }
