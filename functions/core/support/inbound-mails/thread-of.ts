import type { StoredRequest } from '#core/support/support-requests/requests.ts'
import { takesMessages } from '#shared/support/support-requests/stepped-request.ts'
import type { MailSender } from './mail-sender.ts'

/** What in a mail leads to a request: the address it was sent to, an id that it answers, or a number in its subject. */
export type Lead = {
  by: 'key' | 'id' | 'weak id' | 'number'
  /** The one at the end, if it was merged. */
  request: StoredRequest
}

export type Thread = {
  /** The requests that the mail is a message of, or what an automatic mail is noted in. */
  into: StoredRequest[]
  /** What a new request names, because the mail does not belong there. */
  refersTo?: StoredRequest
}

type Sender = Pick<MailSender, 'email' | 'accountId' | 'isProven' | 'isAutomatic'>

/**
 * Where a mail belongs, by its leads in their order: the first counts, and only then is asked who wrote. Into a request
 * write its requester and those whom an agent added; anyone can type a number or an address, so everybody else begins a
 * request of their own.
 */
export function threadOf(leads: readonly Lead[], sender: Sender, now: string): Thread {
  // An id that only stood among references may be anyone’s guess: it leads those who write there already.
  const first = leads.find(({ by, request }) => by !== 'weak id' || isWriter(request, sender))
  if (!first) return { into: [] }
  const hits = first.by === 'key' ? leads.filter(({ by }) => by === 'key') : [first]
  if (sender.isAutomatic) return { into: hits.filter((hit) => isNoted(hit, sender)).map(requestOf) }
  const own = hits.map(requestOf).filter((request) => isWriter(request, sender))
  if (own.length === 0) return { into: [], refersTo: first.request }
  const into = own.filter((request) => takes(request, sender, now))
  const closed = own.find(({ status }) => status === 'closed')
  return into.length > 0 || !closed ? { into } : { into, refersTo: closed }
}

const requestOf = ({ request }: Lead) => request

/** An old address of a member counts as long as it is no one else’s. */
function isWriter({ requester, participants }: StoredRequest, { email, accountId }: Sender): boolean {
  if (participants.includes(email)) return true
  const { userId } = requester
  if (userId && accountId) return userId === accountId
  return requester.email === email
}

/**
 * A bounce comes from a mail server, and some programs answer from an address of their own: they know the address or the
 * id of a mail that only its recipient has.
 */
const isNoted = ({ by, request }: Lead, sender: Sender) =>
  by === 'key' || by === 'id' || isWriter(request, sender)

/** A visitor who answers the mail that asks for a confirmation has confirmed. */
function takes(request: StoredRequest, { email, isProven }: Sender, now: string): boolean {
  if (request.status === 'unconfirmed') return isProven && request.requester.email === email
  return takesMessages(request, now)
}
