import { commit } from '#core/platform/db/commit.ts'
import { usedDesks } from '#core/support/support-desks/desks.ts'
import { nextNumber } from '#core/support/support-requests/next-number.ts'
import { newRequestId } from '#core/support/support-requests/open-request.ts'
import {
  requestMessages,
  requestNumbers,
  requests,
  routingKeys,
  type StoredRequest,
} from '#core/support/support-requests/requests.ts'
import { messageOf, type Said, saved, withMessage } from '#core/support/support-requests/saved-request.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { initialSettings } from '#shared/support/support-desks/initial-settings.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import { startedClocks } from '#shared/support/support-requests/stepped-request.ts'
import {
  otherCategory,
  type RequestMessage,
  type SupportRequest,
} from '#shared/support/support-requests/support-request.ts'
import { newEmail } from './new-member.ts'

type Given = Partial<Omit<StoredRequest, 'deskId' | 'assigneeId' | 'organizationId'>> & {
  deskId?: string
  assigneeId?: string
  organizationId?: string
  /** The member who asks. */
  userId?: string
  /** Who asks, by an address alone; left out, an address that no one else has. */
  email?: string
  /** What the first message says. */
  text?: string
}

/** Two letters are a term of the search, so that many requests stay cheap to index. */
export const requestSubject = () => `R${crypto.randomUUID().slice(0, 12)}`

const daysUntilClosed = 7

/** When a request with a status was solved, and when it closes or has closed. */
function endingOf(status: SupportRequest['status'], at: string): Partial<SupportRequest> {
  if (status === 'solved') return { solvedAt: at, closesAt: addTime(at, { days: daysUntilClosed }) }
  if (status === 'closed') return { solvedAt: at, closedAt: at }
  return status === 'spam' || status === 'merged' ? { closedAt: at } : {}
}

/**
 * Stores a request directly, with one message of its customer; no one is told. It is open at the desk of the platform
 * unless it is said otherwise.
 */
export async function putRequest(given: Given = {}): Promise<StoredRequest> {
  const { userId, email = newEmail(), text = 'The second button does nothing.', ...more } = given
  const createdAt = given.createdAt ?? new Date().toISOString()
  const deskId = (given.deskId ?? platformDesk) as SupportRequest['deskId']
  const status = given.status ?? 'open'
  const priority = given.priority ?? 'normal'
  const runs = status === 'open' && !given.isUnverified
  const rules = { settings: initialSettings(deskId), now: createdAt }
  const requester = { ...(userId && { userId }), email, name: 'Pat Person', proven: true }
  const empty = {
    id: newRequestId(createdAt),
    number: given.number ?? (await nextNumber()),
    subject: requestSubject(),
    category: otherCategory,
    source: userId ? 'web' : 'contact',
    shared: 'requester',
    participants: [],
    tags: [],
    routingKey: crypto.randomUUID().replaceAll('-', ''),
    clocks: runs ? startedClocks(priority, rules) : {},
    ...endingOf(status, createdAt),
    lastMessageAt: createdAt,
    messageCount: 0,
    createdAt,
    version: 1,
    requester: requester as SupportRequest['requester'],
    ...more,
    deskId,
    status,
    priority,
  } as StoredRequest
  const customer = { ...(empty.requester.userId && { userId: empty.requester.userId }), email }
  const message = messageOf(
    empty,
    { kind: 'customer', author: { ...customer, name: empty.requester.name }, text },
    createdAt,
  )
  const first = withMessage(empty, message)
  const request: StoredRequest = { ...first, lastMessageAt: given.lastMessageAt ?? first.lastMessageAt }
  const { id: requestId, number, routingKey } = request
  await commit(
    requests.put(request, { absent: true }),
    requestMessages.put(message, { absent: true }),
    requestNumbers.put({ number, requestId, version: 1 }, { absent: true }),
    routingKeys.put({ routingKey, requestId, version: 1 }, { absent: true }),
    ...(deskId === platformDesk ? [] : [usedDesks.derive({ deskId, version: 1 })]),
  )
  return request
}

export const requestNow = async (id: string): Promise<StoredRequest> => {
  const request = await requests.get({ id }, { consistent: true })
  if (!request) throw new Error(`There is no request ${id}.`)
  return request
}

/** Adds a message to a stored request, and changes nothing else of it. */
export async function putMessage(
  requestId: string,
  said: Partial<Said> = {},
): Promise<{ request: StoredRequest; message: RequestMessage }> {
  const before = await requestNow(requestId)
  const { userId, email, name } = before.requester
  const message = messageOf(
    before,
    {
      kind: 'customer',
      author:
        said.kind && said.kind !== 'customer'
          ? { name: 'Agent' }
          : { ...(userId && { userId }), email, name },
      text: 'And now the third one does nothing, either.',
      ...said,
    },
    new Date().toISOString(),
  )
  const { request, writes } = saved(before, withMessage(before, message), message)
  await commit(...writes)
  return { request, message }
}
