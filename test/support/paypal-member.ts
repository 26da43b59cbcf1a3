import { createSubscription, settleSubscription } from '#shared/billing/subscriptions/contract.ts'
import { completeMember } from './complete-member.ts'
import { controlOf } from './control.ts'
import { answerPaypal } from './paypal.ts'
import { changeUser, userIdOf } from './records.ts'

/** A member who pays with PayPal from an account of their own, and may buy the plan of a retailer, too. */
export async function paypalMember(url: string, planId = 'pro_competitor_monthly') {
  const member = await completeMember(url)
  const { client, email } = member
  const billingPeriod = planId.endsWith('yearly') ? 'yearly' : 'monthly'
  const begun = await client.call(createSubscription, { body: { planId, billingPeriod, provider: 'paypal' } })
  await answerPaypal(url, begun.body.payment, { email })
  const { body } = await client.call(settleSubscription, { body: {} })
  await controlOf(url).settle()
  if (!body.subscription) throw new Error(`PayPal began nothing: ${begun.text}`)
  const userId = userIdOf(client)
  await changeUser(userId, { approvedMembership: 'retailer' })
  return { ...member, userId, subscription: body.subscription }
}
