import { resourceOrders } from '#core/content/resources/resource-order.ts'
import { resources } from '#core/content/resources/resources.ts'
import { demoResources } from './demo-resources.ts'

/** The resources, and the order that they are in. */
export const seed = (now: string) => {
  const all = demoResources(now)
  return [
    ...all.map((resource) => resources.put(resource, { absent: true })),
    resourceOrders.put({ ids: all.map(({ id }) => id), version: 1 }, { absent: true }),
  ]
}
