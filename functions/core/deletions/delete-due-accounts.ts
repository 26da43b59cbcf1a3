import { alertAdministrators } from '#core/billing/alert-administrators.ts'
import { log } from '#core/log/log.ts'
import { isNotConnected } from '#core/payment-settings/require-active.ts'
import { PaypalProblem } from '#core/paypal/paypal-problem.ts'
import { stripeStatus } from '#core/stripe/provider-call.ts'
import { type Deletion, deletions } from './deletions.ts'
import { eraseAccount } from './erase-account.ts'

/** Well before the function is cut off, and much longer than any account takes. */
const mostMinutes = 10

/**
 * Erases the accounts whose days of grace are over, as many as there is time for, since their owners were told the day.
 * One that fails is left for the next run, and the run fails; one that waits for the keys of a payment provider makes
 * a run fail only once.
 */
export async function deleteDueAccounts(now: string): Promise<{ erased: number }> {
  // By the machine's clock: `now` is when the run was due.
  const endsAtMs = Date.now() + mostMinutes * 60_000
  let [erased, failed] = [0, 0]
  for await (const deletion of dueAccounts(now)) {
    if (Date.now() >= endsAtMs) break
    const { userId, blockedAt } = deletion
    try {
      // The list may not know yet what its owner took back in the last moment, and perhaps asked for anew.
      const current = await deletions.get({ userId }, { consistent: true })
      if (!current || current.dueAt > now) continue
      await eraseAccount(userId, now)
      erased++
    } catch (error) {
      const waits = lacksKeys(error)
      if (waits && blockedAt) {
        log.warn('account.waits_for_provider', { userId, blockedAt })
        continue
      }
      failed++
      log.error('account.not_erased', { userId, error })
      if (waits) await block(deletion, now)
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${erased + failed} accounts could not be erased`)
  return { erased }
}

/** Page by page, because those that wait for a provider stay at the head of the list. */
async function* dueAccounts(now: string): AsyncGenerator<Deletion> {
  let cursor: string | undefined
  do {
    const page = await deletions.list({ index: 'gsi1', pk: 'DELETIONS', upTo: `${now}~`, limit: 100, cursor })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}

/** Gone, or no longer accepted. */
const lacksKeys = (error: unknown) =>
  isNotConnected(error) ||
  stripeStatus(error) === 401 ||
  (error instanceof PaypalProblem && error.status === 401)

/** Nothing of it is gone yet, because charges end first; only somebody with the keys can help. */
async function block(deletion: Deletion, now: string): Promise<void> {
  const { userId, version } = deletion
  await alertAdministrators(
    {
      title: 'An account cannot be deleted',
      message: `The keys of the payment provider that bills it are gone, so its subscription cannot be ended. Connect the provider again; the account is deleted within an hour of that. Account ${userId}.`,
      once: deletions.put({ ...deletion, blockedAt: now, version: version + 1 }, { version }),
    },
    now,
  )
}
