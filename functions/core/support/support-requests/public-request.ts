import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { deskNameOf } from '#core/support/support-desks/agents.ts'
import { categoryLabel, readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import type { PublicMessage, PublicRequest } from '#shared/support/support-requests/shown-request.ts'
import { takesMessages } from '#shared/support/support-requests/stepped-request.ts'
import {
  isPublicKind,
  type RequestMessage,
  type RequestStatus,
} from '#shared/support/support-requests/support-request.ts'
import { endOfChain } from './find-request.ts'
import { relatedTitle } from './related-facts.ts'
import { messagePrefix, requestMessages, type StoredRequest } from './requests.ts'

/** Who reads: a member, or who has the link that was sent to an address. */
export type Reader = { userId: string } | { email: string }
type Paged = { cursor?: string | undefined; limit: number }

/** After a write, these are enough; they also fit into what an Idempotency-Key keeps. */
const mostAfterWrite = 5

/** No one is told that they were taken for a robot. */
export const shownStatus = (status: RequestStatus): RequestStatus => (status === 'spam' ? 'closed' : status)

export const isRequester = ({ requester }: StoredRequest, reader: Reader): boolean =>
  'userId' in reader ? requester.userId === reader.userId : requester.email === reader.email

function isAuthor(request: StoredRequest, { kind, author }: RequestMessage, reader: Reader): boolean {
  if (kind !== 'customer') return false
  if ('email' in reader && author.email === reader.email) return true
  if ('userId' in reader && author.userId === reader.userId) return true
  // A requester writes by mail and by link under an address, and signed in as a member.
  const isTheirs = author.userId
    ? author.userId === request.requester.userId
    : author.email === request.requester.email
  return isTheirs && isRequester(request, reader)
}

const shownMessage =
  (request: StoredRequest, deskName: string, reader: Reader) =>
  (message: RequestMessage): PublicMessage => ({
    id: message.id,
    kind: message.kind === 'answer' ? 'answer' : 'customer',
    isOwn: isAuthor(request, message, reader),
    authorName: message.kind === 'answer' ? deskName : message.author.name,
    via: message.via,
    text: message.text,
    ...(message.quotedFrom !== undefined && { quotedFrom: message.quotedFrom }),
    ...(message.withAiHelp && { withAiHelp: true }),
    attachments: message.attachments,
    createdAt: message.createdAt,
  })

/** Messages that a customer may read, newest first; a page of notes alone does not end the list. */
const publicMessages = (requestId: string, { cursor, limit }: Paged) =>
  firstPageWith(
    (next) =>
      requestMessages.list({
        pk: requestMessages.key({ requestId, id: '' }).pk,
        prefix: messagePrefix,
        newestFirst: true,
        consistent: true,
        limit,
        cursor: next,
      }),
    cursor,
    ({ kind }) => isPublicKind(kind),
  )

/** The way to show a request, as it is or as a write will leave it, with the message that is added to it. */
async function showing(
  request: StoredRequest,
  reader: Reader,
  { page, now }: { page: Paged; now: string },
): Promise<(after: StoredRequest, added?: RequestMessage) => PublicRequest> {
  const [deskName, settings, messages, target, related] = await Promise.all([
    deskNameOf(request.deskId),
    readDeskSettings(request.deskId),
    publicMessages(request.id, page),
    request.mergedInto ? endOfChain(request) : undefined,
    request.relatedTo && relatedTitle(request.relatedTo, request.requester.userId, now),
  ])
  return (after, added) => {
    const { first } = after.clocks
    const shown = [...(added && isPublicKind(added.kind) ? [added] : []), ...messages.items]
    return {
      id: after.id,
      number: after.number,
      deskId: after.deskId,
      deskName,
      subject: after.subject,
      categoryLabel: categoryLabel(settings, after.category),
      status: shownStatus(after.status),
      isOwn: isRequester(after, reader),
      requesterName: after.requester.name,
      shared: after.shared,
      ...(related && { related }),
      ...(first?.since && first.dueAt && !after.firstAnsweredAt && { answerBy: first.dueAt }),
      takesMessages: takesMessages(after, now),
      ...(target && target.id !== after.id && { mergedInto: { id: target.id, number: target.number } }),
      ...(after.rating && { rating: after.rating }),
      messages: { ...messages, items: shown.map(shownMessage(after, deskName, reader)) },
      createdAt: after.createdAt,
      version: after.version,
    }
  }
}

/** A request as its customer reads it. Notes and system lines are none of their business. */
export const readPublicRequest = async (
  request: StoredRequest,
  reader: Reader,
  page: Paged,
  now: string,
): Promise<PublicRequest> => (await showing(request, reader, { page, now }))(request)

/** The answer to a write, made before it is committed: the request with its newest messages. */
export const showingAfterWrite = (request: StoredRequest, reader: Reader, now: string) =>
  showing(request, reader, { page: { limit: mostAfterWrite }, now })
