import { inPresentState } from '#core/billing/billing/in-present-state.ts'
import { mirrorOwnPaymentMethods } from '#core/billing/payment-methods/mirror-own-payment-methods.ts'
import { mirrorPaymentMethods } from '#core/billing/payment-methods/mirror-payment-methods.ts'
import { ownPaymentMethod, paymentMethodNotFound } from '#core/billing/payment-methods/own-payment-method.ts'
import {
  paymentMethods,
  paymentMethodsOf,
  type StoredPaymentMethod,
} from '#core/billing/payment-methods/payment-methods.ts'
import { preferCard } from '#core/billing/payment-methods/prefer-card.ts'
import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { removePaymentMethod as contract } from '#shared/billing/payment-methods/contract.ts'
import { describeCard } from '#shared/billing/payment-methods/describe-card.ts'
import { AppError } from '#shared/errors.ts'

/**
 * First our list lets go of it, so that of two tabs that each remove one of the last two cards only one does; then
 * another card takes its place, and the provider forgets it last.
 */
const removePaymentMethod = inPresentState(mirrorOwnPaymentMethods, remove)

async function remove({ actor, params: { paymentMethodId }, now, requestId }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const { providerMethodId } = await ownPaymentMethod(userId, paymentMethodId, now)
  const rest = await untilUnchanged(async () => {
    const before = await paymentMethodsOf(userId)
    const removed = before.items.find(({ id }) => id === paymentMethodId)
    if (!removed) throw paymentMethodNotFound()
    const left = before.items.filter((item) => item !== removed)
    if (left.length === 0) await requireUnused(userId)
    await commit(
      paymentMethods.put(
        { ...before, userId, items: successorFirst(left, removed), version: before.version + 1 },
        { version: before.version },
      ),
      recordActivity(
        {
          by: actor,
          type: 'security_event',
          description: `Removed a payment method: ${describeCard(removed)}`,
        },
        now,
      ),
    )
    return { successor: removed.isDefault ? left.at(0) : undefined }
  })
  if (rest.successor) await preferCard(userId, rest.successor.providerMethodId, requestId)
  await detach(providerMethodId, `${requestId}-detach`)
  return { items: await mirrorPaymentMethods(userId, now) }
}

const successorFirst = (left: StoredPaymentMethod[], removed: StoredPaymentMethod) =>
  left.map((item, at) => (removed.isDefault && at === 0 ? { ...item, isDefault: true } : item))

async function requireUnused(userId: string): Promise<void> {
  const { subscription } = await liveSubscriptionOf(userId)
  const runs = subscription && subscription.status !== 'incomplete' && !subscription.cancelAtPeriodEnd
  if (runs && subscription.paymentProvider === 'stripe')
    throw new AppError(
      'unprocessable',
      'payment_method_in_use',
      `This is the only payment method of your ${subscription.planName} subscription. Add another one first, or cancel the subscription.`,
    )
}

async function detach(providerMethodId: string, idempotencyKey: string): Promise<void> {
  const stripe = await stripeClient()
  await providerCall(() => stripe.paymentMethods.detach(providerMethodId, {}, { idempotencyKey })).catch(
    (error: unknown) => {
      const gone = ['resource_missing', 'payment_method_unexpected_state']
      if (!gone.includes(stripeCode(error) ?? '')) throw error
    },
  )
}

export const handler = endpoint(contract, removePaymentMethod)
