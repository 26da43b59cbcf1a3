import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { deskNameOf } from '#core/support/support-desks/agents.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import { handedOver } from '#shared/support/support-requests/stepped-request.ts'
import { type Agent, findToChange } from './agent.ts'
import type { StoredRequest } from './requests.ts'
import { messageOf, saved, withMessage } from './saved-request.ts'

type Asked = { agent: Agent; requestId: string; version: number; now: string; remember: () => Write[] }

/** Hands a request of an organization to the desk of the platform, which alone reads and answers it from then on. */
export async function handOverRequest({ agent, requestId, version, now, remember }: Asked): Promise<void> {
  const before = await findToChange(requestId, agent)
  if (before.version !== version) throw concurrentChange()
  const [from, to, name] = await Promise.all([
    readDeskSettings(before.deskId),
    readDeskSettings(platformDesk),
    deskNameOf(before.deskId),
  ])
  const after = handedOver(before, { from, to, now }) as StoredRequest
  const author = { userId: agent.userId, name: agent.name }
  const said = { kind: 'system', author, text: `Handed over by ${name}.` } as const
  const line = messageOf(before, said, now)
  const { writes } = saved(before, withMessage(after, line), line)
  await commit(...writes, ...remember())
}
