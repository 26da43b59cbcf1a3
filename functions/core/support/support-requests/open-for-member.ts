import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { accountAt } from '#core/platform/users/account-at.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import type { openRequestForMember } from '#shared/support/support-requests/admin-contract.ts'
import { requestRefusal } from '#shared/support/support-requests/request-refusal.ts'
import type { DeskRequest } from '#shared/support/support-requests/shown-request.ts'
import type { Agent } from './agent.ts'
import { requireFilledIn } from './answer-request.ts'
import { logChange } from './change-request.ts'
import { deskRequestAfter } from './desk-request.ts'
import { openRequest } from './open-request.ts'
import { requireCategory } from './routed-request.ts'

type Asked = {
  agent: Agent
  body: BodyOf<typeof openRequestForMember>
  now: string
  remember: (answer: DeskRequest) => Write[]
}

/** Begins a request with a message of the platform; the member answers it like any other. */
export async function openForMember({ agent, body, now, remember }: Asked): Promise<DeskRequest> {
  const { email, text, ...given } = body
  const { userId, name, deskId } = agent
  requireFilledIn(text)
  const [{ member }, settings] = await Promise.all([accountAt(email), readDeskSettings(deskId)])
  if (!member) throw requestRefusal.unknownMember()
  requireCategory(settings, given.category)
  const requester = { userId: member.id, email: member.email, name: member.name, proven: true }
  const { request, message, writes } = await openRequest(
    {
      ...given,
      deskId,
      source: 'admin',
      status: 'waiting',
      shared: 'requester',
      assigneeId: userId,
      requester,
    },
    { kind: 'answer', author: { userId, name }, text },
    { settings, now },
  )
  const answer = await deskRequestAfter(request, agent, now, message)
  await commit(
    ...writes,
    announce('request.answered', { requestId: request.id, messageId: message.id, solves: false }, now),
    ...logChange(agent, request, { did: 'Opened', now }),
    ...remember(answer),
  )
  return answer
}
