import { paypalClient } from '#core/billing/paypal/paypal.ts'
import { fetchPaypalSubscription, type PaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import { NoLongerPossible } from '#core/billing/providers/no-longer-possible.ts'
import { mirrorKnownSubscription } from '#core/billing/subscriptions/mirror-known-subscription.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { paypalIdOf } from './paypal-id-of.ts'

type Change = {
  verb: 'suspend' | 'activate' | 'cancel'
  /** The required status at PayPal beforehand; otherwise PayPal is not asked. */
  from: readonly PaypalSubscription['status'][]
  note: string
}

/** Has PayPal change a subscription, if its state still allows that, and updates our copy with the result. */
export async function changeAtPaypal(
  subscription: StoredSubscription,
  { verb, from, note }: Change,
  now: string,
): Promise<StoredSubscription> {
  const id = paypalIdOf(subscription)
  const { status } = await fetchPaypalSubscription(id)
  if (from.includes(status)) {
    const paypal = await paypalClient()
    await paypal
      .post(`/v1/billing/subscriptions/${id}/${verb}`, { body: { reason: note } })
      .catch((error: unknown) => {
        // Someone else was faster.
        if (!(error instanceof NoLongerPossible)) throw error
      })
  }
  const named = { userId: subscription.userId, subscriptionId: subscription.id }
  return mirrorKnownSubscription(named, now)
}
