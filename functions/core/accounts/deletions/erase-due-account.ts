import { alertAdministrators } from '#core/billing/billing/alert-administrators.ts'
import { isNotConnected } from '#core/billing/payment-settings/require-active.ts'
import { PaypalProblem } from '#core/billing/paypal/paypal-problem.ts'
import { stripeStatus } from '#core/billing/stripe/provider-call.ts'
import { log } from '#core/platform/log/log.ts'
import { accountPlace } from '#shared/billing/billing/admin-places.ts'
import { type Deletion, deletions } from './deletions.ts'
import { eraseAccount } from './erase-account.ts'

/** Its payment provider has no keys; the administrators have just been told. */
export class WaitsForProvider extends Error {}

/**
 * Returns true once the account is erased. One whose payment provider has no keys keeps waiting and fails the
 * first time only.
 */
export async function eraseDueAccount(deletion: Deletion, now: string): Promise<boolean> {
  const { userId, blockedAt } = deletion
  try {
    await eraseAccount(userId, now)
    return true
  } catch (error) {
    if (!lacksKeys(error)) throw error
    if (blockedAt) {
      log.warn('account.waits_for_provider', { userId, blockedAt })
      return false
    }
    await block(deletion, now)
    throw new WaitsForProvider(`The deletion of account ${userId} is waiting for its payment provider.`, {
      cause: error,
    })
  }
}

/** Gone, or no longer accepted. */
const lacksKeys = (error: unknown) =>
  isNotConnected(error) ||
  stripeStatus(error) === 401 ||
  (error instanceof PaypalProblem && error.status === 401)

/** Nothing is deleted yet, because charges end first; only someone with the keys can help. */
async function block(deletion: Deletion, now: string): Promise<void> {
  const { userId, version } = deletion
  await alertAdministrators(
    {
      title: 'We could not delete an account',
      message: `The keys of its payment provider are missing, so we cannot end its subscription. Connect the provider again, and we will delete the account within an hour. Account ${userId}.`,
      href: accountPlace(userId),
      once: deletions.put({ ...deletion, blockedAt: now, version: version + 1 }, { version }),
    },
    now,
  )
}
