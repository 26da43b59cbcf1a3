import { organizations } from '#core/organizations/organizations/organizations.ts'
import { users } from '#core/platform/users/users.ts'
import { deskNameOf, namedAgent } from '#core/support/support-desks/agents.ts'
import { categoryLabel, readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import type { DeskMessage, DeskRequest } from '#shared/support/support-requests/shown-request.ts'
import type { RequestMessage } from '#shared/support/support-requests/support-request.ts'
import { type Agent, isAdministrator } from './agent.ts'
import { endOfChain } from './find-request.ts'
import { relatedFacts } from './related-facts.ts'
import { requesterCard } from './requester-card.ts'
import { messagePrefix, requestMessages, type StoredRequest } from './requests.ts'

type Paged = { cursor?: string | undefined; limit: number }

/** After a write, these are enough; they also fit into what an Idempotency-Key keeps. */
const mostAfterWrite = 4

/** Organizations read no address of a customer, and no more of their account than the name. */
function deskMessage({ requestId: _, version: __, ...message }: RequestMessage, agent: Agent): DeskMessage {
  const { name, userId, email } = message.author
  if (isAdministrator(agent))
    return { ...message, author: { name, ...(userId && { userId }), ...(email && { email }) } }
  return { ...message, author: { name, ...(userId && message.kind !== 'customer' && { userId }) } }
}

const agentNamed = async (id: string | undefined) => {
  const user = id ? await users.get({ id }) : undefined
  return user && namedAgent(user)
}

/** A request as its desk works on it, with a page of its messages, newest first. */
export async function readDeskRequest(
  request: StoredRequest,
  agent: Agent,
  page: Paged,
  now: string,
): Promise<DeskRequest> {
  const { routingKey: _, requester: __, assigneeId, mergedInto, ...shown } = request
  const { deskId, organizationId } = request
  const [settings, deskName, assignee, target, requester, related, organization, messages] =
    await Promise.all([
      readDeskSettings(deskId),
      deskNameOf(deskId),
      agentNamed(assigneeId),
      mergedInto && endOfChain(request),
      requesterCard(request, agent),
      relatedFacts(request, now),
      organizationId && organizations.get({ id: organizationId }),
      requestMessages.list({
        pk: requestMessages.key({ requestId: request.id, id: '' }).pk,
        prefix: messagePrefix,
        newestFirst: true,
        consistent: true,
        ...page,
      }),
    ])
  return {
    ...shown,
    participants: isAdministrator(agent) ? shown.participants : [],
    deskName,
    categoryLabel: categoryLabel(settings, request.category),
    ...(assignee && { assignee }),
    ...(target && target.id !== request.id && { mergedInto: { id: target.id, number: target.number } }),
    requester,
    ...(related && { related }),
    ...(organization && { organizationName: organization.name }),
    mayAnswer: agent.deskId === deskId,
    messages: { ...messages, items: messages.items.map((message) => deskMessage(message, agent)) },
  }
}

/** The answer to a write, made before it is committed: the request as it will be, with what is added to it. */
export async function deskRequestAfter(
  after: StoredRequest,
  agent: Agent,
  now: string,
  added?: RequestMessage,
): Promise<DeskRequest> {
  const request = await readDeskRequest(after, agent, { limit: mostAfterWrite }, now)
  if (!added) return request
  const { messages } = request
  return { ...request, messages: { ...messages, items: [deskMessage(added, agent), ...messages.items] } }
}
