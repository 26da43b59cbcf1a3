import { settleSubscription } from '#shared/billing/subscriptions/contract.ts'
import { listTransactions } from '#shared/billing/transactions/contract.ts'
import { beginSubscription } from './begin-subscription.ts'
import type { Client } from './client.ts'
import { completeMember } from './complete-member.ts'
import { controlOf } from './control.ts'
import { userIdOf } from './records.ts'
import { confirmPayment, saveCard, stripeOf } from './stripe.ts'
import { withoutNews } from './without-news.ts'

const pro = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'stripe' } as const

/** A member who has paid for the first month with a card. */
export async function payingMember(url: string, card = 'pm_card_visa') {
  const { client, email } = await completeMember(url)
  const { body } = await withoutNews(url, async () => {
    const begun = await beginSubscription(client, pro)
    const confirmed = await confirmPayment(url, begun.body.payment, card)
    if (confirmed.status !== 'succeeded') throw new Error(`not paid: ${JSON.stringify(confirmed)}`)
    return client.call(settleSubscription, { body: {} })
  })
  const userId = userIdOf(client)
  const providerSubscriptionId = await subscriptionAtStripe(url, userId)
  const [payment] = await transactionsOf(client)
  if (!payment || !body.subscription) throw new Error('the payment is not there')
  return { client, email, userId, subscription: body.subscription, providerSubscriptionId, payment }
}

export const transactionsOf = async (client: Client) =>
  (await client.call(listTransactions, { query: { limit: 100 } })).body.items

async function subscriptionAtStripe(url: string, userId: string): Promise<string> {
  for await (const subscription of stripeOf(url).subscriptions.list({ limit: 5 }))
    if (subscription.metadata.user_id === userId) return subscription.id
  throw new Error(`${userId} has no subscription at Stripe`)
}

/** A member whose renewal fails: billed again immediately, on a card that every charge declines. */
export async function owingMember(url: string) {
  const member = await payingMember(url)
  await saveCard(url, member.client, { card: 'pm_card_chargeCustomerFail', setAsDefault: true })
  await stripeOf(url).subscriptions.update(member.providerSubscriptionId, {
    billing_cycle_anchor: { type: 'now' },
    proration_behavior: 'none',
  })
  await controlOf(url).settle()
  const failed = (await transactionsOf(member.client)).find(({ status }) => status === 'failed')
  if (!failed) throw new Error('nothing has failed')
  return { ...member, failed }
}

/** A member who owes something and no longer has a card. */
export async function cardlessMember(url: string) {
  const member = await payingMember(url)
  const stripe = stripeOf(url)
  const { customer } = await stripe.subscriptions.retrieve(member.providerSubscriptionId)
  for (const { id } of (await stripe.customers.listPaymentMethods(String(customer))).data)
    await stripe.paymentMethods.detach(id)
  const owed = { customer: String(customer), subscription: member.providerSubscriptionId }
  await stripe.invoiceItems.create({ ...owed, amount: 999, currency: 'usd' })
  const { id = '' } = await stripe.invoices.create({ ...owed, auto_advance: true })
  await stripe.invoices.finalizeInvoice(id, { auto_advance: true })
  await controlOf(url).settle()
  const failed = (await transactionsOf(member.client)).find(({ status }) => status === 'failed')
  if (!failed?.failure?.includes('no card to charge'))
    throw new Error('nothing has failed for want of a card')
  return { ...member, transactionId: failed.id }
}
