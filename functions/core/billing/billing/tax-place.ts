import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import type { BillingAddress } from '#shared/billing/billing/billing-address.ts'
import type { BillingAccount } from './billing-accounts.ts'
import { addressRequired } from './unknown-place.ts'

/** Returns the place where a member’s card purchases are taxed; undefined while no taxes are added. */
export async function taxPlaceOf({ billingAddress }: BillingAccount): Promise<BillingAddress | undefined> {
  const { automaticTax } = await readPaymentSettings()
  if (!automaticTax) return undefined
  if (!billingAddress) throw addressRequired()
  return billingAddress
}
