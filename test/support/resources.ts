import { resourceOrder, resourceOrders } from '#core/content/resources/resource-order.ts'
import { resources } from '#core/content/resources/resources.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Resource } from '#shared/content/resources/resource.ts'
import { newId } from '#shared/ids.ts'

/** Stores a resource directly, a draft by default. */
export async function putResource(more: Partial<Resource> = {}): Promise<Resource> {
  const now = new Date().toISOString()
  const resource: Resource = {
    id: newId('rsc', now),
    kind: 'guide',
    title: 'Tuning a port',
    summary: 'Area, length and frequency.',
    href: 'https://example.com/ports',
    category: 'Enclosures',
    level: 'any',
    featured: false,
    status: 'draft',
    createdAt: now,
    updatedAt: now,
    version: 1,
    ...more,
  }
  await untilUnchanged(async () => {
    const order = await resourceOrder()
    const next = { ids: [...order.ids, resource.id], version: order.version + 1 }
    await commit(
      resources.put(resource, { absent: true }),
      resourceOrders.put(next, order.version === 0 ? { absent: true } : { version: order.version }),
    )
  })
  return resource
}
