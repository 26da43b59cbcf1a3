import type { Actor } from '#core/platform/actors/authenticate.ts'
import { requireOwnDesk } from '#core/support/support-desks/agents.ts'
import { type DeskId, platformDesk } from '#shared/support/support-requests/named-request.ts'
import { requestRefusal } from '#shared/support/support-requests/request-refusal.ts'
import { findRequest } from './find-request.ts'
import type { StoredRequest } from './requests.ts'

/** Someone who answers at a desk. Administrators read every desk, and write at that of the platform alone. */
export type Agent = { actor: Actor; userId: Actor['userId']; name: string; deskId: DeskId }

export const isAdministrator = ({ deskId }: Pick<Agent, 'deskId'>): boolean => deskId === platformDesk

const agentAt = (actor: Actor, deskId: DeskId): Agent => ({
  actor,
  userId: actor.userId,
  name: actor.user.name,
  deskId,
})

/** The caller of a route for administrators. */
export const administrator = (actor: Actor): Agent => agentAt(actor, platformDesk)

/** The caller as an agent of an organization; for everyone else it has no desk. */
export async function deskAgent(organizationId: string, actor: Actor): Promise<Agent> {
  const { id } = await requireOwnDesk(organizationId, actor.userId)
  return agentAt(actor, id)
}

/** Whether an agent may know of a request. One that its sender has not confirmed is at no desk yet. */
export const sees = (agent: Agent, { deskId, status }: Pick<StoredRequest, 'deskId' | 'status'>): boolean =>
  status !== 'unconfirmed' && (isAdministrator(agent) || agent.deskId === deskId)

/** A request for an agent who reads it. */
export async function findForAgent(id: string, agent: Agent): Promise<StoredRequest> {
  const request = await findRequest(id)
  if (!sees(agent, request)) throw requestRefusal.notFound()
  return request
}

/** A request for an agent who changes it. One that was merged goes on in another one, and stays as it is. */
export async function findToChange(id: string, agent: Agent): Promise<StoredRequest> {
  const request = await findForAgent(id, agent)
  if (request.deskId !== agent.deskId) throw requestRefusal.deskReadOnly()
  if (request.status !== 'merged' || !request.mergedInto) return request
  throw requestRefusal.merged((await findRequest(request.mergedInto)).number)
}
