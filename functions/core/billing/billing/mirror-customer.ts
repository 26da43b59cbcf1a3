import { isDeepStrictEqual } from 'node:util'
import type Stripe from 'stripe'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { BillingAddress } from '#shared/billing/billing/billing-address.ts'
import { type BillingAccount, billingAccountOf, changeBillingAccount } from './billing-accounts.ts'

type Mirrored = Pick<BillingAccount, 'billingAddress' | 'creditCents'>

/**
 * Brings our copy of where a member is billed, and of their credit, to what the card provider has; see
 * `mirrorSubscription` for why this is safe.
 */
export function mirrorCustomer(userId: string, now: string): Promise<Mirrored> {
  return untilUnchanged(async () => {
    const account = await billingAccountOf(userId)
    if (!account.stripeCustomerId || account.closedAt) return account
    const read = await fetchCustomer(account.stripeCustomerId)
    const moved = !isDeepStrictEqual(account.billingAddress, read.billingAddress)
    if (!moved && account.creditCents === read.creditCents) return read
    await commit(
      changeBillingAccount(account, read),
      ...(moved
        ? [
            recordActivity(
              { by: { userId }, type: 'user_update', description: 'Changed the billing address' },
              now,
            ),
          ]
        : []),
    )
    return read
  })
}

async function fetchCustomer(customerId: string): Promise<Mirrored> {
  const stripe = await stripeClient()
  const customer = await providerCall(() => stripe.customers.retrieve(customerId))
  if (customer.deleted) return { billingAddress: undefined, creditCents: 0 }
  // There a balance is what a customer owes, and credit is below nothing.
  return { billingAddress: addressOf(customer), creditCents: Math.max(0, -customer.balance) }
}

function addressOf({ address }: Stripe.Customer): BillingAddress | undefined {
  if (!address?.country) return undefined
  return { country: address.country, postalCode: address.postal_code ?? '' }
}
