import { resourceOrder, resourceOrders } from '#core/content/resources/resource-order.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { arrangeResources as contract } from '#shared/content/resources/contract.ts'

async function arrangeResources({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { ids, orderVersion } = body
  const order = await resourceOrder()
  const isSameSet = ids.length === order.ids.length && new Set([...ids, ...order.ids]).size === ids.length
  // An order of other resources was made from an older list.
  if (!isSameSet || order.version !== orderVersion) throw concurrentChange()
  const answer = { orderVersion: orderVersion + 1 }
  await commit(
    resourceOrders.put({ ids, version: answer.orderVersion }, { version: orderVersion }),
    recordActivity({ by: actor, type: 'settings_update', description: 'Arranged the resources' }, now),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, arrangeResources)
