import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { mirrorPaymentMethods } from '#core/billing/payment-methods/mirror-payment-methods.ts'
import { allPlans } from '#core/billing/plans/all-plans.ts'
import { cancelSubscription } from '#core/billing/subscriptions/cancel-subscription.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { pauseSubscription } from '#core/billing/subscriptions/pause-subscription.ts'
import { failedPaymentsOf, transactions } from '#core/billing/transactions/transactions.ts'
import { saveBillingAddress } from '#functions/api/billing/billing/save-billing-address.ts'
import { createSubscription } from '#functions/api/billing/subscriptions/create-subscription.ts'
import { discardSubscription } from '#functions/api/billing/subscriptions/discard-subscription.ts'
import { keepSubscription } from '#functions/api/billing/subscriptions/keep-subscription.ts'
import { previewPlanChange } from '#functions/api/billing/subscriptions/preview-plan-change.ts'
import { resumeSubscription } from '#functions/api/billing/subscriptions/resume-subscription.ts'
import { settleSubscription } from '#functions/api/billing/subscriptions/settle-subscription.ts'
import { updateSubscription } from '#functions/api/billing/subscriptions/update-subscription.ts'
import { retryPayment } from '#functions/api/billing/transactions/retry-payment.ts'
import { planOptions } from '#shared/billing/subscriptions/plan-options.ts'
import { AppError } from '#shared/errors.ts'
import type { BillingWorld } from './billing-world.ts'
import { worldRequest } from './world-request.ts'

export type Dice = { below(count: number): number; chance(probability: number): boolean }

export const pickWith =
  (dice: Dice) =>
  <T>(things: readonly T[]): T =>
    things[dice.below(things.length)] as T

const zips = ['75201', '97201']
const goodCards = ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex']

type Member = { userId: string; promoCode: string }

/** A member who does one thing at a time, through the use-cases. A refusal is an outcome like any other. */
export function billingMember(world: BillingWorld, { userId, promoCode }: Member, dice: Dice) {
  const { stripe, paypal } = world
  const pick = pickWith(dice)
  const request = (more: object) => worldRequest(world, userId, more)
  const payer = `${userId}@payers.test`
  const payFrom = (funding: 'balance' | 'declined') => paypal.switches({ payers: { [payer]: funding } })

  async function preferCard(card: string): Promise<string | undefined> {
    const { stripeCustomerId: customer } = await billingAccountOf(userId)
    const { subscription } = await liveSubscriptionOf(userId)
    if (!customer || !subscription?.stripe) return undefined
    const { id } = await stripe.paymentMethods.attach(card, { customer })
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } })
    await stripe.subscriptions.update(subscription.stripe.subscriptionId, { default_payment_method: id })
    return id
  }

  async function aPlan() {
    const plans = (await allPlans()).filter(({ type }) => type === 'pro_competitor')
    const { id: planId, billingPeriod } = pick(plans)
    return { planId, billingPeriod }
  }

  const move = async () =>
    saveBillingAddress(await request({ body: { country: 'US', postalCode: pick(zips) } }))

  const actions = {
    /** Taxes are due in the one place and not in the other. */
    move,
    async subscribe() {
      if (!(await billingAccountOf(userId)).billingAddress) await move()
      const code = dice.chance(0.4) ? { promoCode } : {}
      const body = { ...(await aPlan()), ...code, provider: 'stripe' }
      const { payment } = await createSubscription(await request({ body }))
      if (dice.chance(0.1)) return discardSubscription(await request({ body: {} }))
      if (payment?.kind !== 'card') throw new Error('There is nothing to pay.')
      const intent = payment.clientSecret.split('_secret_')[0] ?? ''
      const card = dice.chance(0.1) ? 'pm_card_visa_chargeDeclined' : pick(goodCards)
      await stripe.paymentIntents.confirm(intent, { payment_method: card }).catch(() => undefined)
      return settleSubscription(await request({ body: {} }))
    },
    async approve() {
      const code = dice.chance(0.1) ? { promoCode } : {}
      const body = { ...(await aPlan()), ...code, provider: 'paypal' }
      const { payment } = await createSubscription(await request({ body }))
      if (payment?.kind !== 'approval') throw new Error('There is nothing to approve.')
      const way = pick(['balance', 'balance', 'balance', 'balance', 'declined_later', 'cancel'])
      if (way === 'cancel') await paypal.answer(payment.approveUrl, 'cancel', 'balance', payer)
      else await paypal.answer(payment.approveUrl, 'agree', way, payer)
      if (way === 'cancel') return discardSubscription(await request({ body: {} }))
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
      const { payment } = await updateSubscription(
        await request({ body: { ...body, previewId: preview.id } }),
      )
      if (payment && dice.chance(0.2)) return
      if (payment?.kind === 'approval')
        await paypal.answer(payment.approveUrl, pick(['agree', 'agree', 'cancel']), 'balance', payer)
      if (payment?.kind === 'card')
        await stripe.paymentIntents
          .confirm(payment.clientSecret.split('_secret_')[0] ?? '', { payment_method: pick(goodCards) })
          .catch(() => undefined)
      await settleSubscription(await request({ body: {} }))
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
    spoilPayPal: () => payFrom('declined'),
    fillPayPal: () => payFrom('balance'),
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
  type Action = keyof typeof actions

  const begins: Action[] = ['subscribe', 'subscribe', 'approve']
  const likely: Record<string, readonly Action[]> = {
    'stripe active': [
      'changePlan',
      'changePlan',
      'pause',
      'cancel',
      'spoilCard',
      'spoilCard',
      'spoilCard',
      'keep',
      'move',
    ],
    'stripe past_due': ['recover', 'recover', 'recover', 'cancel'],
    'stripe unpaid': ['recover', 'cancel'],
    'stripe paused': ['resume', 'cancel'],
    'paypal active': [
      'changePlan',
      'changePlan',
      'pause',
      'cancel',
      'spoilPayPal',
      'spoilPayPal',
      'fillPayPal',
      'keep',
    ],
    'paypal past_due': ['fillPayPal', 'fillPayPal', 'cancel'],
    'paypal unpaid': ['resume', 'cancel', 'cancel'],
    'paypal paused': ['resume', 'resume', 'cancel'],
    'manual active': ['changePlan', 'changePlan', 'pause', 'cancel', 'keep'],
    'manual paused': ['resume', 'resume', 'cancel'],
  }

  return {
    userId,
    /** The action and the answer to it. */
    async act(): Promise<string> {
      const { subscription } = await liveSubscriptionOf(userId)
      const state = subscription ? `${subscription.paymentProvider} ${subscription.status}` : ''
      const name = pick(likely[state] ?? begins)
      return outcomeOf(name, actions[name])
    },
  }
}

/** A refusal is an outcome, everything else that is thrown a mistake. */
export async function outcomeOf(name: string, act: () => Promise<unknown>): Promise<string> {
  try {
    await act()
    return name
  } catch (error) {
    if (error instanceof AppError) return `${name}: ${error.code}`
    throw error
  }
}
