import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { log } from '#core/platform/log/log.ts'
import { type ClockName, dueStep } from '#shared/support/support-requests/due-step.ts'
import { requestsDue } from './request-moments.ts'
import { requests } from './requests.ts'
import { saved } from './saved-request.ts'

const job = 'escalate_due_tickets'

/**
 * Announces requests whose time runs out or has passed, each once: the mark on its clock is made in the same transaction.
 * What has been told of is not in the list any more, so that the past costs nothing.
 */
export async function escalateDueRequests(now: string): Promise<{ escalated: number }> {
  const count = { done: 0, failed: 0 }
  for (const clock of ['first', 'solve'] as const) {
    const { done, failed } = await eachRow(job, requestsDue(clock, now), ({ id }) => escalate(id, clock, now))
    count.done += done
    count.failed += failed
  }
  if (count.failed > 0)
    throw new Error(`${count.failed} requests could not be escalated; they will be retried.`)
  log.info('requests.escalated', { escalated: count.done })
  return { escalated: count.done }
}

/** False where there is nothing to tell: someone was faster, or answered in the meantime. */
const escalate = (id: string, clock: ClockName, now: string): Promise<boolean> =>
  untilUnchanged(async () => {
    const before = await requests.get({ id }, { consistent: true })
    const step = before && dueStep(before, clock, now)
    if (!before || !step) return false
    const { after, dueAt, isMissed } = step
    const { request, writes } = saved(before, after)
    await commit(...writes, announce('request.due', { requestId: request.id, clock, isMissed, dueAt }, now))
    return true
  })
