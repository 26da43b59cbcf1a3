import { commit } from '#core/platform/db/commit.ts'
import { push } from '#core/platform/live/push.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { presenceSeconds, presences } from '#core/support/support-desks/desks.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Present } from '#shared/support/support-requests/agent-shapes.ts'
import { type Agent, findForAgent } from './agent.ts'

const mostPresent = 50

type Asked = { agent: Agent; requestId: string; isWriting: boolean; now: string }

/** The agents who look at a request, as each of them has said within the last seconds. */
async function presentAt(requestId: string, now: string): Promise<Present['others']> {
  const { pk, sk } = presences.key({ requestId, userId: '' })
  const { items } = await presences.list({ pk, prefix: sk, limit: mostPresent, consistent: true })
  const here = items.filter(({ seenAt }) => addTime(seenAt, { seconds: presenceSeconds }) > now)
  const people = await usersById(here.map(({ userId }) => userId))
  return here.flatMap(({ userId, isWriting }) => {
    const user = people.get(userId)
    return user ? [{ id: user.id, name: user.name, isWriting }] : []
  })
}

const withoutOne = (all: Present['others'], userId: string) => all.filter(({ id }) => id !== userId)

/**
 * Says that an agent looks at a request, and who else does; the others learn it at once. Who only reads another desk is not
 * shown there.
 */
export async function showPresence({ agent, requestId, isWriting, now }: Asked): Promise<Present> {
  const { deskId } = await findForAgent(requestId, agent)
  const { userId } = agent
  if (deskId !== agent.deskId) return { others: await presentAt(requestId, now) }
  await commit(presences.derive({ requestId, userId, isWriting, seenAt: now, version: 1 }))
  const present = await presentAt(requestId, now)
  const others = withoutOne(present, userId)
  await Promise.all(
    others.map(({ id }) =>
      push(id, { kind: 'support_presence', requestId, others: withoutOne(present, id) }, now),
    ),
  )
  return { others }
}
