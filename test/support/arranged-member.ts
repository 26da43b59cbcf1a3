import { users } from '#core/platform/users/users.ts'
import { createManualSubscription } from '#functions/api/billing/subscriptions/create-manual-subscription.ts'
import { completeMember } from './complete-member.ts'
import { changeUser, userIdOf } from './records.ts'

type Arranged = { planId?: string; billingPeriod?: 'monthly' | 'yearly'; priceCents?: number }

/**
 * A member to whom an administrator has given a plan, and who may buy any business plan of that kind, too.
 */
export async function arrangedMember(
  url: string,
  { planId = 'pro_competitor_monthly', billingPeriod = 'monthly', priceCents = 999 }: Arranged = {},
) {
  const member = await completeMember(url)
  const userId = userIdOf(member.client)
  const user = await users.get({ id: userId }, { consistent: true })
  const body = { userId, requestId: crypto.randomUUID(), planId, billingPeriod, priceCents, reason: 'A test' }
  const request = { actor: { userId, user }, body, now: new Date().toISOString(), remember: () => [] }
  const { subscription } = await createManualSubscription(request as never)
  await changeUser(userId, { approvedMembership: 'retailer' })
  return { ...member, userId, subscription }
}
