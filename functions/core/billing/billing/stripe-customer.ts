import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { billingAccountOf, changeBillingAccount } from './billing-accounts.ts'

/**
 * The member at the card provider, made when it is first needed. The key makes it one, however many callers ask at the
 * same time.
 */
export async function stripeCustomerOf({ id: userId, email, name }: StoredUser): Promise<string> {
  const known = (await billingAccountOf(userId)).stripeCustomerId
  if (known) return known
  const stripe = await stripeClient()
  const { id } = await providerCall(() =>
    stripe.customers.create(
      { email, name, metadata: { user_id: userId } },
      { idempotencyKey: `cust-${userId}` },
    ),
  )
  return untilUnchanged(async () => {
    const account = await billingAccountOf(userId)
    if (account.stripeCustomerId) return account.stripeCustomerId
    await commit(changeBillingAccount(account, { stripeCustomerId: id }))
    return id
  })
}
