import { log } from '#core/platform/log/log.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { type Deletion, deletions } from './deletions.ts'
import { eraseDueAccount } from './erase-due-account.ts'

/** Well before the function is cut off, and much longer than any account takes. */
const mostMinutes = 10

/** An administrator’s deletion erases at once, in the consumer that wakes up by it; this comes when that has failed. */
const minutesForOrders = 15

/**
 * Erases the accounts whose days of grace are over, as many as there is time for, since their owners were told the day.
 * One that fails is left for the next run, and the run fails; one that waits for the keys of a payment provider makes
 * a run fail only once.
 */
export async function deleteDueAccounts(now: string): Promise<{ erased: number }> {
  // By the machine's clock: `now` is when the run was due.
  const endsAtMs = Date.now() + mostMinutes * 60_000
  let [erased, failed] = [0, 0]
  for await (const { userId } of dueAccounts(now)) {
    if (Date.now() >= endsAtMs) break
    try {
      // The list may not know yet that its owner canceled at the last moment, and perhaps asked again.
      const current = await deletions.get({ userId }, { consistent: true })
      if (current && isDue(current, now) && (await eraseDueAccount(current, now))) erased++
    } catch (error) {
      failed++
      log.error('account.not_erased', { userId, error })
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${erased + failed} accounts could not be erased`)
  return { erased }
}

const isDue = ({ dueAt, orderedBy }: Deletion, now: string) =>
  (orderedBy ? addTime(dueAt, { minutes: minutesForOrders }) : dueAt) <= now

/** Page by page, because those that wait for a provider stay at the head of the list. */
async function* dueAccounts(now: string): AsyncGenerator<Deletion> {
  let cursor: string | undefined
  do {
    const page = await deletions.list({ index: 'gsi1', pk: 'DELETIONS', upTo: `${now}~`, limit: 100, cursor })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}
