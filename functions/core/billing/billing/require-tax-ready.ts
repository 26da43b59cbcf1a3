import type Stripe from 'stripe'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { AppError } from '#shared/errors.ts'

/** Refuses what would make every invoice fail: taxes of an account that has not said from where it sells. */
export async function requireTaxReady(stripe: Stripe): Promise<number> {
  const { status, status_details: details } = await providerCall(() => stripe.tax.settings.retrieve())
  if (status !== 'active') {
    const missing = details.pending?.missing_fields ?? []
    const named = missing.length > 0 ? ` Missing: ${missing.join(', ').replaceAll('_', ' ')}.` : ''
    throw new AppError(
      'unprocessable',
      'tax_not_ready',
      `The tax settings of the Stripe account are not active, so no taxes can be added.${named} Complete them at https://dashboard.stripe.com/settings/tax, then run this again.`,
    )
  }
  const { data } = await providerCall(() => stripe.tax.registrations.list({ status: 'active', limit: 100 }))
  return data.length
}
