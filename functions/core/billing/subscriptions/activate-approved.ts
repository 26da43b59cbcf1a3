import { paypalClient } from '#core/billing/paypal/paypal.ts'
import { paypalIssue } from '#core/billing/paypal/paypal-problem.ts'
import { fetchPaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import { commit } from '#core/platform/db/commit.ts'
import { mirrorSubscription } from './mirror-subscription.ts'
import { paypalIdOf } from './paypal/paypal-id-of.ts'
import { type StoredSubscription, subscriptions } from './subscriptions.ts'

const pathOf = (id: string) => `/v1/billing/subscriptions/${id}`

/**
 * Lets begin at PayPal what the payer has approved. Our row says so first, under its version: of this and of giving it
 * up one comes first, and the other sees it.
 */
export async function activateApproved(
  attempt: StoredSubscription,
  now: string,
): Promise<StoredSubscription | undefined> {
  const named = { userId: attempt.userId, subscriptionId: attempt.id }
  const fresh = await mirrorSubscription(named, now)
  if (fresh?.status !== 'incomplete' || !fresh.paypal) return fresh
  const id = paypalIdOf(fresh)
  const theirs = await fetchPaypalSubscription(id)
  if (theirs.status === 'APPROVED') {
    await commit(
      subscriptions.put(
        { ...fresh, paypal: { subscriptionId: id, activatingAt: now }, version: fresh.version + 1 },
        { version: fresh.version },
      ),
    )
    const paypal = await paypalClient()
    await paypal
      .post(`${pathOf(id)}/activate`, { body: { reason: 'Approved by the payer' } })
      .catch((error: unknown) => {
        // Someone else was faster.
        if (paypalIssue(error) !== 'SUBSCRIPTION_STATUS_INVALID') throw error
      })
    await endDeclined(id)
  }
  return mirrorSubscription(named, now)
}

/** We do not wait for PayPal to retry a first payment: the member starts again, or uses a card. */
async function endDeclined(id: string): Promise<void> {
  const { billing_info: billing } = await fetchPaypalSubscription(id)
  if (billing?.last_payment || !billing?.last_failed_payment) return
  const paypal = await paypalClient()
  await paypal.post(`${pathOf(id)}/cancel`, { body: { reason: 'The first payment was declined' } })
}
