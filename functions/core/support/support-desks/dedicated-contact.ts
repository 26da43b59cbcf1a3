import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { AppError } from '#shared/errors.ts'
import { deskRefusal } from '#shared/support/support-desks/desk-refusal.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import type { NamedAgent } from '#shared/support/support-requests/shown-request.ts'
import { isAgentAt, namedAgent } from './agents.ts'
import { dedicatedContacts } from './desks.ts'

/** The administrator who answers a manufacturer, if that one still is an administrator. */
export async function contactOf(userId: string): Promise<NamedAgent | undefined> {
  const contact = await dedicatedContacts.get({ userId }, { consistent: true })
  const agent = contact && (await usersById([contact.agentId])).get(contact.agentId)
  return agent && isAgentAt(platformDesk, agent) ? namedAgent(agent) : undefined
}

/** Chooses or takes away who answers a manufacturer. `also`: what is written with it, from the agent there was. */
export const setContact = (
  userId: string,
  agentId: string | null,
  now: string,
  also: (before: string | undefined) => Write[],
): Promise<void> =>
  untilUnchanged(async () => {
    const known = await usersById([userId, ...(agentId ? [agentId] : [])], { consistent: true })
    const [member, agent] = [known.get(userId), agentId ? known.get(agentId) : undefined]
    if (!member) throw new AppError('not_found', 'user_not_found', 'User not found')
    if (member.membershipType !== 'manufacturer') throw deskRefusal.noContact()
    if (agentId && !(agent && isAgentAt(platformDesk, agent))) throw deskRefusal.unknownAgent()
    const before = await dedicatedContacts.get({ userId }, { consistent: true })
    await commit(...changeOf(before, userId, agentId, now), ...also(before?.agentId))
  })

function changeOf(
  before: Awaited<ReturnType<typeof dedicatedContacts.get>>,
  userId: string,
  agentId: string | null,
  since: string,
): Write[] {
  if (!agentId) return before ? [dedicatedContacts.delete(before)] : []
  const version = (before?.version ?? 0) + 1
  return [
    dedicatedContacts.put(
      { userId, agentId, since, version },
      before ? { version: before.version } : { absent: true },
    ),
  ]
}
