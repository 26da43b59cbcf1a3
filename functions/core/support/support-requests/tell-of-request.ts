import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { FactPayload } from '#core/platform/facts/facts.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { agentsOf, deskNameOf } from '#core/support/support-desks/agents.ts'
import { agentRequestPath, requestPath } from '#shared/support/support-requests/named-request.ts'
import { reachedRequester } from './request-recipients.ts'
import { requestMessages, requests, type StoredRequest } from './requests.ts'

const found = (requestId: string) => requests.get({ id: requestId }, { consistent: true })

/** Tells a member that their request was answered, or settled. Visitors have their mail alone. */
export async function notifyRequester(
  { requestId, solves }: { requestId: string; solves: boolean },
  now: string,
  once: Write,
): Promise<void> {
  const request = await found(requestId)
  const member = request && (await reachedRequester(request))?.member
  if (!member) return
  const deskName = await deskNameOf(request.deskId)
  await commit(
    once,
    ...notify(
      {
        userId: member.id,
        kind: 'support_answered',
        type: solves ? 'success' : 'info',
        title: solves ? `Your request ${request.number} is solved` : `${deskName} answered ${request.number}`,
        message: request.subject,
        href: requestPath(request.id),
      },
      now,
    ),
  )
}

/** The one who has a request in hand, as long as they answer at its desk. */
async function assigneeOf({ deskId, assigneeId }: StoredRequest) {
  if (!assigneeId) return undefined
  return (await agentsOf(deskId)).find(({ id }) => id === assigneeId)
}

/** Tells the one who has a request in hand that its customer wrote again; one that no one has stands in a list of its own. */
export async function notifyOfCustomerMessage(
  { requestId, messageId }: FactPayload<'request.customer_wrote'>,
  now: string,
  once: Write,
): Promise<void> {
  const [request, message] = await Promise.all([
    found(requestId),
    requestMessages.get({ requestId, id: messageId }, { consistent: true }),
  ])
  const assignee = request && message && (await assigneeOf(request))
  if (!assignee) return
  await commit(
    once,
    ...notify(
      {
        userId: assignee.id,
        kind: 'support_customer_wrote',
        type: 'info',
        title: `${message.author.name} wrote again`,
        message: `${request.number}: ${request.subject}`,
        href: agentRequestPath(request.deskId, request.id),
      },
      now,
    ),
  )
}

/** Tells someone that a request is in their hand now, unless they took it themselves or it has gone on since. */
export async function notifyOfAssignment(
  { requestId, assigneeId, byId }: FactPayload<'request.assigned'>,
  now: string,
  once: Write,
): Promise<void> {
  if (byId === assigneeId) return
  const request = await found(requestId)
  const assignee = request?.assigneeId === assigneeId ? await assigneeOf(request) : undefined
  if (!request || !assignee) return
  await commit(
    once,
    ...notify(
      {
        userId: assignee.id,
        kind: 'support_assigned',
        type: 'info',
        title: `${request.number} is yours to answer`,
        message: request.subject,
        href: agentRequestPath(request.deskId, request.id),
      },
      now,
    ),
  )
}
