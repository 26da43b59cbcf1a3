import { settleSubscription } from '#shared/billing/subscriptions/contract.ts'
import { beginSubscription } from './begin-subscription.ts'
import { completeMember } from './complete-member.ts'
import { userIdOf } from './records.ts'
import { confirmPayment, stripeOf } from './stripe.ts'
import { withoutNews } from './without-news.ts'

export const pro = {
  planId: 'pro_competitor_monthly',
  billingPeriod: 'monthly',
  provider: 'stripe',
} as const

/** A member who has paid for a plan with a good card, with their ids at Stripe. */
export async function subscribedMember(url: string, order: object = {}) {
  const member = await completeMember(url)
  const settled = await withoutNews(url, async () => {
    const begun = await beginSubscription(member.client, { ...pro, ...order })
    if (begun.status !== 201) throw new Error(`the subscription answered ${begun.status}: ${begun.text}`)
    await confirmPayment(url, begun.body.payment)
    return member.client.call(settleSubscription, { body: {} })
  })
  if (!settled.body.subscription) throw new Error(`settling answered ${settled.status}: ${settled.text}`)
  const userId = userIdOf(member.client)
  const stripe = stripeOf(url)
  for await (const theirs of stripe.subscriptions.list({ status: 'all', limit: 5 }))
    if (theirs.metadata.user_id === userId)
      return {
        ...member,
        userId,
        subscription: settled.body.subscription,
        providerId: theirs.id,
        customer: String(theirs.customer),
      }
  throw new Error('Stripe knows no such subscription.')
}

/** Makes the member pay with another card from now on. */
export async function payWith(
  url: string,
  { customer, providerId }: { customer: string; providerId: string },
  card: string,
) {
  const stripe = stripeOf(url)
  const { id } = await stripe.paymentMethods.attach(card, { customer })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } })
  await stripe.subscriptions.update(providerId, { default_payment_method: id })
}
