import { saveBillingAddress } from '#shared/billing/billing/contract.ts'
import { createSubscription } from '#shared/billing/subscriptions/contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import type { Client } from './client.ts'

/** A place where the laptop’s Stripe account is registered for no taxes. */
export const untaxed = { country: 'US', postalCode: '97201' }

/** Begins a subscription. If taxes are added, the member lives where none are due. */
export async function beginSubscription(client: Client, body: InputOf<typeof createSubscription>['body']) {
  const begun = await client.call(createSubscription, { body })
  if (begun.status !== 422 || !begun.text.includes('billing_address_required')) return begun
  await client.call(saveBillingAddress, { body: untaxed })
  return client.call(createSubscription, { body })
}
