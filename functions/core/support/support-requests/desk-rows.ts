import { usersById } from '#core/platform/users/users-by-id.ts'
import { namedAgent } from '#core/support/support-desks/agents.ts'
import { categoryLabel, readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import type { DeskRequestRow } from '#shared/support/support-requests/shown-request.ts'
import type { SupportRequest } from '#shared/support/support-requests/support-request.ts'
import { type Agent, isAdministrator } from './agent.ts'
import type { StoredRequest } from './requests.ts'

/** When the next of its running clocks is due. */
export const nextDueAt = ({ clocks }: Pick<SupportRequest, 'clocks'>): string | undefined =>
  [clocks.first?.dueAt, clocks.solve?.dueAt].filter((at) => at !== undefined).toSorted()[0]

/** Requests as the list of a desk shows them. */
export async function deskRows(listed: readonly StoredRequest[], agent: Agent): Promise<DeskRequestRow[]> {
  const desks = [...new Set(listed.map(({ deskId }) => deskId))]
  const isKnown = isAdministrator(agent)
  const [settings, people] = await Promise.all([
    Promise.all(desks.map(readDeskSettings)),
    usersById(
      listed.flatMap(({ assigneeId, requester }) =>
        [assigneeId, isKnown ? requester.userId : undefined].filter((id) => id !== undefined),
      ),
    ),
  ])
  const of = new Map(settings.map((one) => [one.deskId, one]))
  return listed.map((request) => {
    const { assigneeId, requester, rating } = request
    const [assignee, member] = [assigneeId, requester.userId].map((id) => (id ? people.get(id) : undefined))
    const desk = of.get(request.deskId)
    const dueAt = nextDueAt(request)
    return {
      id: request.id,
      number: request.number,
      subject: request.subject,
      requesterName: requester.name,
      ...(isKnown && member && { membershipType: member.membershipType }),
      priority: request.priority,
      status: request.status,
      categoryLabel: desk ? categoryLabel(desk, request.category) : request.category,
      tags: request.tags,
      ...(assignee && { assignee: namedAgent(assignee) }),
      isUnverified: request.isUnverified === true,
      ...(dueAt && { dueAt }),
      messageCount: request.messageCount,
      ...(rating && { rating }),
      lastMessageAt: request.lastMessageAt,
      version: request.version,
    }
  })
}
