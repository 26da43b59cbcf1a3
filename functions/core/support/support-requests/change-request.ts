import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { users } from '#core/platform/users/users.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { agentsOf, isAgentAt } from '#core/support/support-desks/agents.ts'
import { contactOf } from '#core/support/support-desks/dedicated-contact.ts'
import { dedicatedContacts } from '#core/support/support-desks/desks.ts'
import type { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import { type Change, changedRequest, differences } from '#shared/support/support-requests/changed-request.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import { requestRefusal } from '#shared/support/support-requests/request-refusal.ts'
import { type Agent, isAdministrator } from './agent.ts'
import type { StoredRequest } from './requests.ts'
import { saved } from './saved-request.ts'
import { blockSender, unblockSender } from './spam-senders.ts'

type Rules = { settings: DeskSettings; now: string }

/** Throws unless someone answers at the desk of an agent. */
export async function requireAgent({ deskId }: Agent, assigneeId: string): Promise<void> {
  const agents =
    deskId === platformDesk
      ? [...(await usersById([assigneeId], { consistent: true })).values()]
      : await agentsOf(deskId)
  if (!agents.some((agent) => agent.id === assigneeId && isAgentAt(deskId, agent)))
    throw requestRefusal.unknownAgent()
}

/** Administrators’ changes stand in the log, with what was before. */
export const logChange = (
  agent: Agent,
  { id: requestId, number }: StoredRequest,
  { did, now, ...values }: { did: string; now: string; before?: object; after?: object },
): Write[] =>
  isAdministrator(agent)
    ? [
        recordActivity(
          {
            by: agent.actor,
            type: 'support_request',
            description: `${did} the support request ${number}`,
            metadata: { requestId, number },
            ...(values.before && { before: { ...values.before } }),
            ...(values.after && { after: { ...values.after } }),
          },
          now,
        ),
      ]
    : []

/** The administrator who is the first to take a request of a manufacturer becomes their contact. */
async function contactWrites({ requester }: StoredRequest, agent: Agent, now: string): Promise<Write[]> {
  const user =
    isAdministrator(agent) && requester.userId
      ? await users.get({ id: requester.userId }, { consistent: true })
      : undefined
  if (user?.membershipType !== 'manufacturer' || (await contactOf(user.id))) return []
  const before = await dedicatedContacts.get({ userId: user.id }, { consistent: true })
  const version = (before?.version ?? 0) + 1
  return [
    dedicatedContacts.put(
      { userId: user.id, agentId: agent.userId, since: now, version },
      before ? { version: before.version } : { absent: true },
    ),
  ]
}

/** What follows when another person has a request in hand: they are told, unless they took it themselves. */
export async function assignmentWrites(
  before: StoredRequest,
  after: StoredRequest,
  agent: Agent,
  now: string,
): Promise<Write[]> {
  const { id: requestId, assigneeId } = after
  if (!assigneeId || assigneeId === before.assigneeId) return []
  return assigneeId === agent.userId
    ? contactWrites(after, agent, now)
    : [announce('request.assigned', { requestId, assigneeId, byId: agent.userId }, now)]
}

/** A request as an agent changes it, with the writes; undefined when it is so already. */
export async function changeRequest(
  before: StoredRequest,
  change: Change,
  agent: Agent,
  rules: Rules,
): Promise<{ request: StoredRequest; writes: Write[] } | undefined> {
  const { now } = rules
  const changed = changedRequest(before, change, rules) as StoredRequest
  const { isChanged, ...values } = differences(before, changed)
  if (!isChanged) return undefined
  const { request, writes } = saved(before, changed)
  const isSpam = ({ status }: StoredRequest) => status === 'spam'
  const isNewlySolved = request.status === 'solved' && before.status !== 'solved'
  return {
    request,
    writes: [
      ...writes,
      ...(isSpam(request) && !isSpam(before) ? [blockSender(request, now)] : []),
      ...(isSpam(before) && !isSpam(request) ? [unblockSender(request, now)] : []),
      ...(isNewlySolved ? [announce('request.solved', { requestId: request.id }, now)] : []),
      ...(await assignmentWrites(before, request, agent, now)),
      ...logChange(agent, request, { did: 'Changed', now, ...values }),
    ],
  }
}
