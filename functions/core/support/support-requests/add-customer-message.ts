import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import { requestRefusal } from '#shared/support/support-requests/request-refusal.ts'
import { reopened, takesMessages } from '#shared/support/support-requests/stepped-request.ts'
import type { RequestMessage } from '#shared/support/support-requests/support-request.ts'
import { endOfChain } from './find-request.ts'
import type { StoredRequest } from './requests.ts'
import { messageOf, type Said, saved, withMessage } from './saved-request.ts'

/** Throws the refusal of a request that takes no more messages, with the number of the one that took its place. */
export async function requireTaking(request: StoredRequest, now: string): Promise<void> {
  if (takesMessages(request, now)) return
  const target = request.status === 'merged' ? await endOfChain(request) : request
  if (target.id !== request.id) throw requestRefusal.merged(target.number)
  throw requestRefusal.closed()
}

/** A request after its customer wrote again, on whatever channel: it is open, and the desk is told. */
export function addCustomerMessage(
  request: StoredRequest,
  said: Said,
  { settings, now }: { settings: DeskSettings; now: string },
): { request: StoredRequest; message: RequestMessage; writes: Write[] } {
  const message = messageOf(request, said, now)
  const { request: after, writes } = saved(
    request,
    withMessage(reopened(request, { settings, now }) as StoredRequest, message),
    message,
  )
  return {
    request: after,
    message,
    writes: [
      ...writes,
      ...(message.held
        ? []
        : [announce('request.customer_wrote', { requestId: request.id, messageId: message.id }, now)]),
    ],
  }
}
