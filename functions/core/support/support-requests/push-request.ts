import { push } from '#core/platform/live/push.ts'
import { presenceSeconds, presences } from '#core/support/support-desks/desks.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { requests } from './requests.ts'

/** So many agents may look at one request and see it change by itself. */
const mostPresent = 50

/** Agents who look at a request. One who has just left hears of it once more, and reads nothing. */
async function presentAt(requestId: string, now: string): Promise<string[]> {
  const { pk, sk } = presences.key({ requestId, userId: '' })
  const { items } = await presences.list({ pk, prefix: sk, limit: mostPresent, consistent: true })
  return items
    .filter(({ seenAt }) => seenAt > addTime(now, { seconds: -presenceSeconds }))
    .map(({ userId }) => userId)
}

/** Open pages of a request read it again: its requester’s, and those of agents who have it in hand or look at it. */
export async function pushRequest(requestId: string, now: string): Promise<void> {
  const request = await requests.get({ id: requestId }, { consistent: true })
  if (!request) return
  const { requester, assigneeId } = request
  const present = await presentAt(requestId, now)
  const userIds = new Set([requester.userId, assigneeId, ...present].flatMap((id) => id ?? []))
  await Promise.all([...userIds].map((id) => push(id, { kind: 'support_request', requestId }, now)))
}
