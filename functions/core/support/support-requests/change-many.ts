import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { AppError } from '#shared/errors.ts'
import type { ManyChange, ManyChanged } from '#shared/support/support-requests/agent-shapes.ts'
import type { Change } from '#shared/support/support-requests/changed-request.ts'
import { type Agent, findToChange } from './agent.ts'
import { changeRequest, requireAgent } from './change-request.ts'
import { requireCategory } from './routed-request.ts'

const atOnce = 10

type Result = ManyChanged['results'][number]

/** What is done with each, as an agent would do it with one. */
function changeOf(change: ManyChange['change']): Change {
  if (change.kind === 'assign') return { assigneeId: change.assigneeId }
  if (change.kind === 'priority') return { priority: change.priority }
  if (change.kind === 'category') return { category: change.category }
  return { status: change.kind === 'solve' ? 'solved' : 'spam' }
}

/**
 * Does one thing with many requests, each by a write of its own: one that cannot be changed says why, and the others are.
 * Repeated, it finds nothing left to do.
 */
export async function changeMany(
  agent: Agent,
  { ids, change: wanted }: ManyChange,
  now: string,
): Promise<ManyChanged> {
  const change = changeOf(wanted)
  const settings = await readDeskSettings(agent.deskId)
  if (change.category) requireCategory(settings, change.category)
  if (change.assigneeId) await requireAgent(agent, change.assigneeId)

  const changeOne = (id: Result['id']): Promise<Result> =>
    untilUnchanged<Result>(
      async () => {
        const before = await findToChange(id, agent)
        const changed = await changeRequest(before, change, agent, { settings, now })
        if (!changed) return { id, outcome: 'unchanged' }
        await commit(...changed.writes)
        return { id, outcome: 'changed' }
      },
      { crowd: true },
    ).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      return { id, outcome: 'refused', message: error.message }
    })

  const asked = [...new Set(ids)]
  const results: Result[] = []
  for (let start = 0; start < asked.length; start += atOnce)
    results.push(...(await Promise.all(asked.slice(start, start + atOnce).map(changeOne))))
  return { results }
}
