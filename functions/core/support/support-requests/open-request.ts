import { randomBytes } from 'node:crypto'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { usedDesks } from '#core/support/support-desks/desks.ts'
import { newId } from '#shared/ids.ts'
import type { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import { pauseClock } from '#shared/support/support-desks/run-clock.ts'
import { platformDesk, type RequestId } from '#shared/support/support-requests/named-request.ts'
import { type DeskRules, startedClocks } from '#shared/support/support-requests/stepped-request.ts'
import type { RequestMessage, SupportRequest } from '#shared/support/support-requests/support-request.ts'
import { nextNumber } from './next-number.ts'
import { requestMessages, requestNumbers, requests, routingKeys, type StoredRequest } from './requests.ts'
import { messageOf, type Said, withMessage } from './saved-request.ts'

type New = Pick<
  SupportRequest,
  'deskId' | 'subject' | 'category' | 'priority' | 'source' | 'requester' | 'shared'
> &
  Partial<
    Pick<SupportRequest, 'organizationId' | 'relatedTo' | 'assigneeId' | 'isUnverified' | 'participants'>
  > & {
    id?: RequestId
    status: 'open' | 'unconfirmed' | 'waiting' | 'spam'
  }

export type OpenedRequest = { request: StoredRequest; message: RequestMessage; writes: Write[] }

/** Makes the id of a request whose files are stored before it is. */
export const newRequestId = (now: string): RequestId => newId('tkt', now)

const routingKeyLetters = 'abcdefghijklmnopqrstuvwxyz234567'

/** Eighty random bits, in letters that survive every mail program. */
function newRoutingKey(): string {
  return Array.from(randomBytes(16), (byte) => routingKeyLetters[byte % 32]).join('')
}

/**
 * A new request with its first message, and the writes that make it. What waits for its sender alone is in no queue: it
 * has no clock, and no one is told.
 */
export async function openRequest(
  asked: New,
  said: Said,
  { settings, now, isAnswerable = true }: { settings: DeskSettings; now: string; isAnswerable?: boolean },
): Promise<OpenedRequest> {
  const { id = newRequestId(now), ...given } = asked
  const number = await nextNumber()
  const routingKey = newRoutingKey()
  const rules = { settings, now }
  const empty: StoredRequest = {
    id,
    number,
    routingKey,
    participants: [],
    tags: [],
    ...given,
    ...begun(given, rules),
    lastMessageAt: now,
    messageCount: 0,
    createdAt: now,
    version: 1,
  }
  const message = messageOf(empty, said, now)
  const request = withMessage(empty, message)
  return { request, message, writes: openingWrites(request, message, { now, isAnswerable }) }
}

/** What the desk begins counts as answered: once the other one writes, it is there to be solved. */
function begun(
  { status, priority, isUnverified }: New,
  rules: DeskRules,
): Pick<SupportRequest, 'clocks' | 'firstAnsweredAt'> {
  if (status === 'waiting') {
    const { solve } = startedClocks(priority, rules)
    const { now, settings } = rules
    return { firstAnsweredAt: now, clocks: solve ? { solve: pauseClock(solve, now, settings.hours) } : {} }
  }
  return { clocks: status === 'open' && !isUnverified ? startedClocks(priority, rules) : {} }
}

/** The writes that make a request with its first message, such as one whose files have been stored since. */
export function openingWrites(
  request: StoredRequest,
  message: RequestMessage,
  { now, isAnswerable }: { now: string; isAnswerable: boolean },
): Write[] {
  const { id: requestId, number, routingKey, deskId, status, assigneeId } = request
  const tells = status === 'open' && !message.held
  return [
    requests.put(request, { absent: true }),
    requestMessages.put(message, { absent: true }),
    requestNumbers.put({ number, requestId, version: 1 }, { absent: true }),
    routingKeys.put({ routingKey, requestId, version: 1 }, { absent: true }),
    ...(deskId === platformDesk ? [] : [usedDesks.derive({ deskId, version: 1 })]),
    ...(tells ? [announce('request.opened', { requestId, messageId: message.id, isAnswerable }, now)] : []),
    ...(tells && assigneeId ? [announce('request.assigned', { requestId, assigneeId }, now)] : []),
  ]
}
