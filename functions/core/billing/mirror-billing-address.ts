import { isDeepStrictEqual } from 'node:util'
import type Stripe from 'stripe'
import { recordActivity } from '#core/activities/record-activity.ts'
import { commit } from '#core/db/commit.ts'
import { untilUnchanged } from '#core/db/until-unchanged.ts'
import { providerCall } from '#core/stripe/provider-call.ts'
import { stripeClient } from '#core/stripe/stripe.ts'
import type { BillingAddress } from '#shared/billing/billing-address.ts'
import { billingAccountOf, changeBillingAccount } from './billing-accounts.ts'

/** Brings our copy of where a member is billed to what the card provider has; see `mirrorSubscription` for why this is safe. */
export function mirrorBillingAddress(userId: string, now: string): Promise<BillingAddress | undefined> {
  return untilUnchanged(async () => {
    const account = await billingAccountOf(userId)
    if (!account.stripeCustomerId || account.closedAt) return account.billingAddress
    const billingAddress = await fetchAddress(account.stripeCustomerId)
    if (isDeepStrictEqual(account.billingAddress, billingAddress)) return billingAddress
    await commit(
      changeBillingAccount(account, { billingAddress }),
      recordActivity(
        { by: { userId }, type: 'user_update', description: 'The billing address was changed' },
        now,
      ),
    )
    return billingAddress
  })
}

async function fetchAddress(customerId: string): Promise<BillingAddress | undefined> {
  const stripe = await stripeClient()
  const customer = await providerCall(() => stripe.customers.retrieve(customerId))
  return customer.deleted ? undefined : addressOf(customer)
}

function addressOf({ address }: Stripe.Customer): BillingAddress | undefined {
  if (!address?.country) return undefined
  return { country: address.country, postalCode: address.postal_code ?? '' }
}
