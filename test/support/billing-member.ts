import { billingAccountOf } from '#core/billing/billing-accounts.ts'
import { mirrorPaymentMethods } from '#core/payment-methods/mirror-payment-methods.ts'
import { allPlans } from '#core/plans/all-plans.ts'
import { cancelSubscription } from '#core/subscriptions/cancel-subscription.ts'
import { createSubscription } from '#core/subscriptions/create-subscription.ts'
import { discardSubscription } from '#core/subscriptions/discard-subscription.ts'
import { keepSubscription } from '#core/subscriptions/keep-subscription.ts'
import { liveSubscriptionOf } from '#core/subscriptions/live-subscription.ts'
import { pauseSubscription } from '#core/subscriptions/pause-subscription.ts'
import { previewPlanChange } from '#core/subscriptions/preview-plan-change.ts'
import { resumeSubscription } from '#core/subscriptions/resume-subscription.ts'
import { settleSubscription } from '#core/subscriptions/settle-subscription.ts'
import { updateSubscription } from '#core/subscriptions/update-subscription.ts'
import { processRefund } from '#core/transactions/process-refund.ts'
import { retryPayment } from '#core/transactions/retry-payment.ts'
import { failedPaymentsOf, transactions } from '#core/transactions/transactions.ts'
import { users } from '#core/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { planOptions } from '#shared/subscriptions/plan-options.ts'
import { refundableCents } from '#shared/transactions/refundable.ts'
import type { BillingWorld } from './billing-world.ts'

export type Dice = { below(count: number): number; chance(probability: number): boolean }

const goodCards = ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex']

/** A member who does one thing at a time, through the use-cases. A refusal is an outcome like any other. */
export function billingMember(world: BillingWorld, userId: string, dice: Dice) {
  const { stripe } = world
  const pick = <T>(things: readonly T[]): T => things[dice.below(things.length)] as T
  const request = async (more: object) =>
    ({
      actor: { userId, user: await users.get({ id: userId }, { consistent: true }) },
      now: world.now(),
      requestId: crypto.randomUUID(),
      remember: () => [],
      ...more,
    }) as never

  async function preferCard(card: string): Promise<string | undefined> {
    const { stripeCustomerId: customer } = await billingAccountOf(userId)
    const { subscription } = await liveSubscriptionOf(userId)
    if (!customer || !subscription?.stripe) return undefined
    const { id } = await stripe.paymentMethods.attach(card, { customer })
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } })
    await stripe.subscriptions.update(subscription.stripe.subscriptionId, { default_payment_method: id })
    return id
  }

  const actions = {
    async subscribe() {
      const { priceCents: _, ...plan } = pick(
        (await allPlans()).filter(({ type }) => type === 'pro_competitor'),
      )
      const body = { planId: plan.id, billingPeriod: plan.billingPeriod, provider: 'stripe' }
      const { payment } = await createSubscription(await request({ body }))
      if (dice.chance(0.1)) return discardSubscription(await request({ body: {} }))
      if (payment?.kind !== 'card') throw new Error('There is nothing to pay.')
      const intent = payment.clientSecret.split('_secret_')[0] ?? ''
      const card = dice.chance(0.1) ? 'pm_card_visa_chargeDeclined' : pick(goodCards)
      await stripe.paymentIntents.confirm(intent, { payment_method: card }).catch(() => undefined)
      return settleSubscription(await request({ body: {} }))
    },
    async changePlan() {
      const { subscription } = await liveSubscriptionOf(userId)
      if (!subscription) return
      const period = pick(['monthly', 'yearly'] as const)
      const options = planOptions(await allPlans(), subscription, period)
      if (options.length === 0) return
      const { id: planId, billingPeriod } = pick(options)
      const body = { planId, billingPeriod }
      const preview = await previewPlanChange(await request({ body }))
      await updateSubscription(await request({ body: { ...body, previewId: preview.id } }))
    },
    async pause() {
      const days = dice.below(80)
      const resumeAt = new Date(Date.parse(world.now()) + (days + 1) * 86_400_000).toISOString()
      await pauseSubscription(await request({ body: days > 30 ? {} : { resumeAt } }))
    },
    resume: async () => resumeSubscription(await request({ body: {} })),
    cancel: async () =>
      cancelSubscription(await request({ body: { reason: 'too_expensive', immediate: dice.chance(0.3) } })),
    keep: async () => keepSubscription(await request({ body: {} })),
    spoilCard: () => preferCard('pm_card_chargeCustomerFail'),
    async recover() {
      const { items } = await transactions.list({ index: 'gsi1', pk: failedPaymentsOf(userId), limit: 1 })
      const method = items[0] && (await preferCard(pick(goodCards)))
      if (!items[0] || !method) return
      const cards = await mirrorPaymentMethods(userId, world.now())
      const card = cards.find(({ providerMethodId }) => providerMethodId === method)
      await retryPayment(
        await request({ params: { transactionId: items[0].id }, body: { paymentMethodId: card?.id } }),
      )
    },
  }

  const likely: Record<string, readonly (keyof typeof actions)[]> = {
    none: ['subscribe'],
    incomplete: ['subscribe'],
    active: ['changePlan', 'changePlan', 'pause', 'cancel', 'spoilCard', 'spoilCard', 'keep'],
    past_due: ['recover', 'recover', 'recover', 'cancel'],
    unpaid: ['recover', 'cancel'],
    paused: ['resume', 'cancel'],
  }

  return {
    userId,
    /** What was done, and how it was answered. */
    async act(): Promise<string> {
      const { subscription } = await liveSubscriptionOf(userId)
      const name = pick(likely[subscription?.status ?? 'none'] ?? ['subscribe'])
      try {
        await actions[name as keyof typeof actions]()
        return name
      } catch (error) {
        if (error instanceof AppError) return `${name}: ${error.code}`
        throw error
      }
    },
    /** An administrator gives back a part of the latest payment. */
    async refund(): Promise<string> {
      const { items } = await transactions.list({
        pk: `USER#${userId}`,
        prefix: 'TRANSACTION#',
        limit: 20,
        newestFirst: true,
      })
      const payment = items.find((one) => refundableCents(one) > 0)
      if (!payment) return 'refund: nothing'
      const amountCents = 1 + dice.below(refundableCents(payment))
      const body = { userId, requestId: crypto.randomUUID(), amountCents, reason: 'A wish' }
      await processRefund(await request({ params: { transactionId: payment.id }, body }))
      return `refund ${amountCents}`
    },
  }
}
