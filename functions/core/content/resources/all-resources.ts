import { mostResources } from '#shared/content/resources/contract.ts'
import type { Resource } from '#shared/content/resources/resource.ts'
import { resourceOrder } from './resource-order.ts'
import { resources } from './resources.ts'

/** Every resource in its order. */
export async function allResources(): Promise<{ items: Resource[]; orderVersion: number }> {
  const [{ items }, order] = await Promise.all([
    resources.list({ pk: 'RESOURCES', prefix: 'RESOURCE#', limit: mostResources, consistent: true }),
    resourceOrder(),
  ])
  const places = new Map(order.ids.map((id, place) => [id, place]))
  const place = ({ id }: Resource) => places.get(id) ?? mostResources
  return { items: items.toSorted((a, b) => place(a) - place(b)), orderVersion: order.version }
}
