import type * as z from 'zod/mini'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import type { Rating } from '#shared/support/support-requests/contract.ts'
import { requestRefusal } from '#shared/support/support-requests/request-refusal.ts'
import { reopened, solved } from '#shared/support/support-requests/stepped-request.ts'
import { requireTaking } from './add-customer-message.ts'
import type { StoredRequest } from './requests.ts'
import { messageOf, saved, withMessage } from './saved-request.ts'

type Changed = { request: StoredRequest; writes: Write[] }

const isSettled = ({ status }: StoredRequest) => status === 'solved' || status === 'closed'

/**
 * A request that its customer says is settled, or is not after all: the desk reads a line about it. Who opens it again
 * waits for an answer again, like one who wrote.
 */
export async function settleByCustomer(
  request: StoredRequest,
  isSolved: boolean,
  { settings, now }: { settings: DeskSettings; now: string },
): Promise<Changed> {
  await requireTaking(request, now)
  if (isSettled(request) === isSolved) throw requestRefusal.status()
  const { userId, name } = request.requester
  const line = messageOf(
    request,
    {
      kind: 'system',
      author: { ...(userId && { userId }), name },
      text: isSolved ? 'Solved by the customer' : 'Reopened by the customer',
    },
    now,
  )
  const after = (isSolved ? solved : reopened)(request, { settings, now }) as StoredRequest
  const { request: changed, writes } = saved(request, withMessage(after, line), line)
  const told = { requestId: request.id, messageId: line.id }
  return {
    request: changed,
    writes: isSolved ? writes : [...writes, announce('request.customer_wrote', told, now)],
  }
}

/** A request that its customer rates, once. */
export async function ratedByCustomer(
  request: StoredRequest,
  { score, comment }: z.infer<typeof Rating>,
  now: string,
): Promise<Changed> {
  if (request.rating) throw requestRefusal.rated()
  if (!isSettled(request)) throw requestRefusal.notSolved()
  return saved(request, { ...request, rating: { score, comment, at: now } })
}
