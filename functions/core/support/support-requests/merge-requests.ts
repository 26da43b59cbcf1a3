import type * as z from 'zod/mini'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import type { Merge } from '#shared/support/support-requests/agent-shapes.ts'
import { requestRefusal } from '#shared/support/support-requests/request-refusal.ts'
import type { DeskRequest } from '#shared/support/support-requests/shown-request.ts'
import { ended, reopened } from '#shared/support/support-requests/stepped-request.ts'
import type { SupportRequest } from '#shared/support/support-requests/support-request.ts'
import { type Agent, findToChange, sees } from './agent.ts'
import { logChange } from './change-request.ts'
import { deskRequestAfter } from './desk-request.ts'
import { endOfChain } from './find-request.ts'
import { requestNumbered } from './number-of.ts'
import type { StoredRequest } from './requests.ts'
import { messageOf, saved, withMessage } from './saved-request.ts'

type Asked = {
  agent: Agent
  requestId: string
  body: z.infer<typeof Merge>
  now: string
  remember: (answer: DeskRequest) => Write[]
}

const isSamePerson = (one: SupportRequest['requester'], other: SupportRequest['requester']): boolean =>
  one.userId || other.userId ? one.userId === other.userId : one.email === other.email

/** The request in which another one is to go on: the last of its chain, of the same person, at the same desk. */
async function targetOf(source: StoredRequest, number: string, agent: Agent): Promise<StoredRequest> {
  const named = await requestNumbered(number)
  if (!named || !sees(agent, named)) throw requestRefusal.mergeUnknown()
  const target = await endOfChain(named)
  if (target.id === source.id) throw requestRefusal.mergeSelf()
  if (target.status === 'merged') throw requestRefusal.mergeUnknown()
  if (target.deskId !== source.deskId) throw requestRefusal.mergeDesk()
  if (!isSamePerson(source.requester, target.requester)) throw requestRefusal.mergeRequester()
  if (target.status === 'spam') throw requestRefusal.closed()
  return target
}

/** What happened, as a line that only the desk reads. */
function withLine(before: StoredRequest, after: StoredRequest, text: string, agent: Agent, now: string) {
  const { userId, name } = agent
  const line = messageOf(before, { kind: 'system', author: { userId, name }, text }, now)
  return { ...saved(before, withMessage(after, line), line), line }
}

/**
 * Lets a request go on in another one, for good. Both are written under their versions, so of two merges that cross each
 * other one succeeds, and a chain never closes.
 */
export async function mergeRequests({ agent, requestId, body, now, remember }: Asked): Promise<DeskRequest> {
  const before = await findToChange(requestId, agent)
  if (before.version !== body.version) throw concurrentChange()
  const target = await targetOf(before, body.intoNumber, agent)
  const rules = { settings: await readDeskSettings(before.deskId), now }
  const merged = { ...ended(before, 'merged', rules), mergedInto: target.id } as StoredRequest
  const source = withLine(before, merged, `This request was merged into ${target.number}.`, agent, now)
  // What someone waits for must not be lost in a request that is settled.
  const goesOn = before.status === 'open' && target.status !== 'open'
  const into = withLine(
    target,
    goesOn ? (reopened(target, rules) as StoredRequest) : target,
    `${before.number} was merged into this request.`,
    agent,
    now,
  )
  const answer = await deskRequestAfter(source.request, agent, now, source.line)
  await commit(
    ...source.writes,
    ...into.writes,
    ...logChange(agent, before, {
      did: 'Merged',
      now,
      before: { status: before.status },
      after: { status: 'merged', mergedInto: target.number },
    }),
    ...remember(answer),
  )
  return answer
}
