import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listPartition, scopeOf, userRows } from '#core/platform/users/user-rows.ts'
import { countWaitingWork } from '#core/platform/waiting-work/count-waiting-work.ts'
import { waitingIn, waitingRows } from '#core/platform/waiting-work/waiting-counters.ts'
import {
  listWaitingQueues as contract,
  WaitingQueue,
  type WaitingWork,
} from '#shared/platform/waiting-work/contract.ts'

type QueueName = keyof WaitingWork

/** The first row of a list is its oldest, so that an age costs one read. */
async function oldestAt(queue: QueueName): Promise<string | undefined> {
  if (queue === 'accounts') {
    const { items } = await userRows.list({ pk: listPartition(scopeOf({ status: 'pending' })), limit: 1 })
    return items[0]?.createdAt
  }
  const { items } = await waitingRows.list({ index: 'gsi1', pk: waitingIn(queue), limit: 1 })
  return items[0]?.since
}

async function listWaitingQueues() {
  const work = await countWaitingWork()
  const names = WaitingQueue.shape.queue.options.filter((queue) => work[queue] > 0)
  return {
    items: await Promise.all(
      names.map(async (queue) => {
        const oldest = await oldestAt(queue)
        return { queue, count: work[queue], ...(oldest && { oldestAt: oldest }) }
      }),
    ),
  }
}

export const handler = endpoint(contract, listWaitingQueues)
