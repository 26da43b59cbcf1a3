import { resourceOrder, resourceOrders } from '#core/content/resources/resource-order.ts'
import { resources } from '#core/content/resources/resources.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { createResource as contract, mostResources } from '#shared/content/resources/contract.ts'
import type { Resource } from '#shared/content/resources/resource.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'

function createResource({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const id = newId('rsc', now)
  const resource: Resource = { ...body, id, status: 'draft', createdAt: now, updatedAt: now, version: 1 }
  return untilUnchanged(async () => {
    const order = await resourceOrder()
    if (order.ids.length >= mostResources) throw limitReached()
    await commit(
      resources.put(resource, { absent: true }),
      resourceOrders.put(
        { ids: [...order.ids, id], version: order.version + 1 },
        order.version === 0 ? { absent: true } : { version: order.version },
      ),
      recordActivity(
        { by: actor, type: 'settings_update', description: `Created the resource ${resource.title}` },
        now,
      ),
      ...remember(resource),
    )
    return resource
  })
}

const limitReached = () =>
  new AppError(
    'conflict',
    'resource_limit',
    `There are ${mostResources} resources, which is the limit. Change one that is no longer needed instead.`,
  )

export const handler = endpoint(contract, createResource)
