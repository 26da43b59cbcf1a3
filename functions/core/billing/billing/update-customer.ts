import { isDeepStrictEqual } from 'node:util'
import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { users } from '#core/platform/users/users.ts'
import { billingAccountOf } from './billing-accounts.ts'

/**
 * Tells the card provider, which prints them on invoices and writes to them, what a member is called here and where
 * mail reaches them. Looked up again afterwards: another call may have told an older name in between.
 */
export async function updateCustomer(userId: string): Promise<void> {
  for (let told: object | undefined; ; ) {
    const [user, { stripeCustomerId, closedAt }] = await Promise.all([
      users.get({ id: userId }, { consistent: true }),
      billingAccountOf(userId),
    ])
    if (!user || !stripeCustomerId || closedAt) return
    const contact = { email: user.email, name: user.name }
    if (isDeepStrictEqual(contact, told)) return
    const stripe = await stripeClient()
    try {
      await providerCall(() => stripe.customers.update(stripeCustomerId, contact))
    } catch (error) {
      // Their account is about to be erased.
      if (stripeCode(error) === 'resource_missing') return
      throw error
    }
    told = contact
  }
}
