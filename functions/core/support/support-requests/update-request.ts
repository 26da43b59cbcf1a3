import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { users } from '#core/platform/users/users.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { AppError } from '#shared/errors.ts'
import type { RequestChange } from '#shared/support/support-requests/agent-shapes.ts'
import { requestRefusal } from '#shared/support/support-requests/request-refusal.ts'
import type { DeskRequest } from '#shared/support/support-requests/shown-request.ts'
import { type Agent, findToChange, isAdministrator } from './agent.ts'
import { changeRequest, requireAgent } from './change-request.ts'
import { deskRequestAfter } from './desk-request.ts'
import { findRequest } from './find-request.ts'
import type { StoredRequest } from './requests.ts'
import { requireCategory } from './routed-request.ts'

type Asked = {
  agent: Agent
  requestId: string
  body: RequestChange
  now: string
  remember: (answer: DeskRequest) => Write[]
}

/** Who wants to take a request that someone else took first reads who that is. */
async function lost({ assigneeId }: StoredRequest, { agent, body }: Asked): Promise<Error> {
  if (body.assigneeId !== agent.userId || !assigneeId || assigneeId === agent.userId)
    return concurrentChange()
  return requestRefusal.taken((await users.get({ id: assigneeId }))?.name ?? 'Someone')
}

/** Changes what is named of a request, unless it is no longer as the agent has seen it. */
export async function updateRequest(asked: Asked): Promise<DeskRequest> {
  const { agent, requestId, body, now, remember } = asked
  const { version, ...change } = body
  if (change.participants && !isAdministrator(agent)) throw requestRefusal.participants()
  const before = await findToChange(requestId, agent)
  if (before.version !== version) throw await lost(before, asked)
  const settings = await readDeskSettings(before.deskId)
  if (change.category && change.category !== before.category) requireCategory(settings, change.category)
  if (change.assigneeId && change.assigneeId !== before.assigneeId)
    await requireAgent(agent, change.assigneeId)
  const changed = await changeRequest(before, change, agent, { settings, now })
  if (!changed) return deskRequestAfter(before, agent, now)
  const answer = await deskRequestAfter(changed.request, agent, now)
  try {
    await commit(...changed.writes, ...remember(answer))
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'version_conflict')) throw error
    throw await lost(await findRequest(requestId), asked)
  }
  return answer
}
