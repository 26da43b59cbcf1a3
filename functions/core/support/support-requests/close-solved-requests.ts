import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { log } from '#core/platform/log/log.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { ended } from '#shared/support/support-requests/stepped-request.ts'
import { deleteRequest } from './delete-request.ts'
import { type Moment, momentsOf, requestsDue } from './request-moments.ts'
import { requests, type StoredRequest } from './requests.ts'
import { saved } from './saved-request.ts'

/** Closes what was solved some days ago, and forgets what ended long ago. What its customer opened meanwhile stays open. */
export async function closeSolvedRequests(now: string): Promise<{ closed: number; forgotten: number }> {
  const job = 'close_solved_tickets'
  const closed = await eachDue(job, 'close', now, async (before) => {
    const settings = await readDeskSettings(before.deskId)
    await commit(...saved(before, ended(before, 'closed', { settings, now }) as StoredRequest).writes)
  })
  const forgotten = await eachDue(job, 'forget', now, (before) => deleteRequest(before, now))
  requireNoneFailed(job, closed.failed + forgotten.failed)
  log.info('requests.closed', { closed: closed.done, forgotten: forgotten.done })
  return { closed: closed.done, forgotten: forgotten.done }
}

/** Deletes requests of visitors who have not shown in time that the address is theirs. */
export async function deleteUnconfirmedRequests(now: string): Promise<{ deleted: number }> {
  const job = 'delete_unconfirmed_tickets'
  const { done, failed } = await eachDue(job, 'confirm', now, (before) => deleteRequest(before, now))
  requireNoneFailed(job, failed)
  log.info('requests.unconfirmed_deleted', { deleted: done })
  return { deleted: done }
}

/** Works on each request for which a moment has come and still holds: someone may be faster than the list. */
const eachDue = (
  job: string,
  moment: Moment,
  now: string,
  work: (request: StoredRequest) => Promise<void>,
): Promise<{ done: number; failed: number }> =>
  eachRow(job, requestsDue(moment, now), ({ id }) =>
    untilUnchanged(async () => {
      const request = await requests.get({ id }, { consistent: true })
      const isDue = request && momentsOf(request).some((one) => one.moment === moment && one.at <= now)
      if (!isDue) return false
      await work(request)
      return true
    }),
  )

function requireNoneFailed(job: string, failed: number): void {
  if (failed > 0) throw new Error(`${failed} requests failed in ${job}; they will be retried.`)
}
