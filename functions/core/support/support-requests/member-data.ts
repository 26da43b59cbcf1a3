import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { deskNameOf } from '#core/support/support-desks/agents.ts'
import { isPublicKind, type RequestMessage } from '#shared/support/support-requests/support-request.ts'
import { deleteRequest } from './delete-request.ts'
import { peopleOfRequests, requestsWith } from './people-of-requests.ts'
import {
  emailHash,
  messagePrefix,
  messagesBy,
  requestMessages,
  requests,
  requestsOfAddress,
  requestsOfMember,
  type StoredRequest,
} from './requests.ts'
import { saved } from './saved-request.ts'

/** What someone changes meanwhile is no reason to keep it. */
const take = ({ id }: StoredRequest, now: string): Promise<void> =>
  untilUnchanged(async () => {
    const request = await requests.get({ id }, { consistent: true })
    if (request) await deleteRequest(request, now)
  })

const requestsIn = (pk: string) => eachItem(requests, { index: 'gsi1', pk })

/** Takes someone out of a request that stays: it is in no one’s hand then, and no mail goes to that address any more. */
const takeOut = (
  requestId: string,
  { isAgent, isParticipant }: { isAgent?: string; isParticipant?: string },
): Promise<void> =>
  untilUnchanged(async () => {
    const request = await requests.get({ id: requestId }, { consistent: true })
    if (!request) return
    const { assigneeId: before, ...rest } = request
    const assigneeId = before === isAgent ? undefined : before
    const participants = request.participants.filter((email) => email !== isParticipant)
    if (assigneeId === before && participants.length === request.participants.length) return
    await commit(...saved(request, { ...rest, ...(assigneeId && { assigneeId }), participants }).writes)
  })

/** What someone wrote in the requests of others stays, under a name that is not theirs. */
const unsign = ({ requestId, id }: RequestMessage, person: string): Promise<void> =>
  untilUnchanged(async () => {
    const [message, request] = await Promise.all([
      requestMessages.get({ requestId, id }, { consistent: true }),
      requests.get({ id: requestId }, { consistent: true }),
    ])
    const { userId, email } = message?.author ?? {}
    if (!message || !request || (userId !== person && email !== person)) return
    // The desk says nothing under an address.
    const name = email ? 'Former participant' : await deskNameOf(request.deskId)
    const { version } = message
    await commit(requestMessages.put({ ...message, author: { name }, version: version + 1 }, { version }))
  })

const messagesIn = (person: string) => eachItem(requestMessages, { index: 'gsi1', pk: messagesBy(person) })

export const erased: ErasedData = {
  erase: async ({ userId, now }) => {
    for await (const request of requestsIn(requestsOfMember(userId))) await take(request, now)
    for await (const { requestId } of eachItem(peopleOfRequests, { pk: requestsWith(userId) }))
      await takeOut(requestId, { isAgent: userId })
    for await (const message of messagesIn(userId)) await unsign(message, userId)
  },
  eraseAt: async ({ email, until, passedOn, now }) => {
    // Whose address it is now may have written them.
    if (passedOn) return
    for await (const request of requestsIn(requestsOfAddress(email)))
      if (!until || request.createdAt <= until) await take(request, now)
    for await (const { requestId } of eachItem(peopleOfRequests, { pk: requestsWith(emailHash(email)) }))
      await takeOut(requestId, { isParticipant: email })
    for await (const message of messagesIn(emailHash(email)))
      if (!until || message.createdAt <= until) await unsign(message, email)
  },
}

/** A message in someone’s copy: what the desk wrote to them is theirs to read, under the name of the desk. */
function copiedMessage(
  { id, kind, author, via, text, withAiHelp, attachments, createdAt }: RequestMessage,
  desk: string,
) {
  return {
    id,
    from: kind === 'answer' ? desk : author.name,
    via,
    text,
    ...(withAiHelp && { withAiHelp }),
    files: attachments.map(({ name, contentType, bytes }) => ({ name, contentType, bytes })),
    createdAt,
  }
}

/** A request as its requester reads it, with its public messages: neither notes nor what its desk keeps about it. */
async function copied(request: StoredRequest) {
  const { id, number, subject, category, status, shared, relatedTo, rating, createdAt } = request
  const desk = await deskNameOf(request.deskId)
  const messages: ReturnType<typeof copiedMessage>[] = []
  const { pk } = requests.key(request)
  for await (const message of eachItem(requestMessages, { pk, prefix: messagePrefix }))
    if (isPublicKind(message.kind)) messages.push(copiedMessage(message, desk))
  return { id, number, desk, subject, category, status, shared, relatedTo, rating, messages, createdAt }
}

export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const request of requestsIn(requestsOfMember(userId)))
      yield { kind: requests.name, item: await copied(request) }
  },
  at: {
    kind: requests.name,
    items: async function* ({ email, since, until }) {
      for await (const request of requestsIn(requestsOfAddress(email)))
        if (request.createdAt >= since && request.createdAt <= until) yield await copied(request)
    },
  },
}
