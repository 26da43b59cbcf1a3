import type { Write } from '#core/platform/db/write.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { RequestMessage } from '#shared/support/support-requests/support-request.ts'
import { requestMessages, requests, type StoredRequest } from './requests.ts'

/** What is said; the rest of a message follows from where it is said. */
export type Said = Pick<RequestMessage, 'kind' | 'author' | 'text'> &
  Partial<
    Pick<
      RequestMessage,
      | 'id'
      | 'via'
      | 'attachments'
      | 'quotedFrom'
      | 'hasOriginal'
      | 'refusedFiles'
      | 'unproven'
      | 'automatic'
      | 'held'
      | 'withAiHelp'
    >
  >

/** A message to add to a request: always later than the one before, whenever it was asked for. */
export function messageOf(
  {
    id: requestId,
    lastMessageAt,
    messageCount,
  }: Pick<StoredRequest, 'id' | 'lastMessageAt' | 'messageCount'>,
  said: Said,
  now: string,
): RequestMessage {
  const createdAt =
    messageCount === 0 || now > lastMessageAt ? now : addTime(lastMessageAt, { seconds: 0.001 })
  return {
    id: newId('tms', createdAt),
    requestId,
    via: 'web',
    attachments: [],
    ...said,
    createdAt,
    version: 1,
  }
}

/**
 * A request with one message more. Notes and what happened by itself do not move it in its lists, and are not counted:
 * they are not what someone waits for, and customers read the count.
 */
export function withMessage<R extends StoredRequest>(request: R, message: RequestMessage): R {
  const { id, kind, createdAt } = message
  const isSaid = kind === 'customer' || kind === 'answer'
  return {
    ...request,
    ...(isSaid && { messageCount: request.messageCount + 1, lastMessageAt: createdAt }),
    ...(kind === 'customer' && { lastCustomerMessageId: id }),
  }
}

/** The writes that make a changed request so, with a message if one was added. */
export function saved(
  before: StoredRequest,
  after: StoredRequest,
  message?: RequestMessage,
): { request: StoredRequest; writes: Write[] } {
  const request = { ...after, version: before.version + 1 }
  return {
    request,
    writes: [
      requests.put(request, { version: before.version }),
      ...(message ? [requestMessages.put(message, { absent: true })] : []),
    ],
  }
}
