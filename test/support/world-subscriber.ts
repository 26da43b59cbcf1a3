import { createSubscription } from '#functions/api/billing/subscriptions/create-subscription.ts'
import { settleSubscription } from '#functions/api/billing/subscriptions/settle-subscription.ts'
import type { SubscriptionAnswer } from '#shared/billing/subscriptions/contract.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { BillingWorld } from './billing-world.ts'
import { aPerson, putPeople } from './sample-people.ts'
import { worldRequest } from './world-request.ts'

export const monthly = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly' } as const
export const yearly = { planId: 'pro_competitor_yearly', billingPeriod: 'yearly' } as const

export async function worldPerson(): Promise<User> {
  const person = aPerson()
  await putPeople([person])
  return person
}

/** Pays what was begun, with a good card that outlives the years of the test. */
export async function payInWorld(world: BillingWorld, { id }: User, { payment }: SubscriptionAnswer) {
  const intent = payment?.kind === 'card' ? (payment.clientSecret.split('_secret_')[0] ?? '') : ''
  const paid = await world.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
  await world.stripe.paymentMethods.update(String(paid.payment_method), { card: { exp_year: 2040 } })
  await settleSubscription(await worldRequest(world, id, { body: {} }))
}

/** A member who pays for a plan from now on. */
export async function worldSubscriber(
  world: BillingWorld,
  plan: typeof monthly | typeof yearly = monthly,
): Promise<User> {
  const person = await worldPerson()
  const body = { ...plan, provider: 'stripe' }
  await payInWorld(world, person, await createSubscription(await worldRequest(world, person.id, { body })))
  return person
}

/** A member who has agreed at PayPal and is on the way back; `settle` is their arrival. */
export async function worldPayer(world: BillingWorld, plan: typeof monthly | typeof yearly = monthly) {
  const person = await worldPerson()
  const body = { ...plan, provider: 'paypal' }
  const { payment } = await createSubscription(await worldRequest(world, person.id, { body }))
  if (payment?.kind !== 'approval') throw new Error('There is nothing to approve.')
  await world.paypal.answer(payment.approveUrl, 'agree', 'balance', person.email)
  const settle = async () => settleSubscription(await worldRequest(world, person.id, { body: {} }))
  return { person, settle }
}
