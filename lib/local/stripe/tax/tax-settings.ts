import type Stripe from 'stripe'
import type { Subscription } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { invalid } from '../wire/stripe-error.ts'
import { locationInvalid, taxLocation } from './tax-location.ts'

const settingsId = 'tax_settings'

/** The state of the account: `pending` until it has said where it sells from. */
export function taxSettings(tx: Transaction) {
  const kept = tx.get('tax.settings', settingsId)
  if (kept) return kept
  return tx.add('tax.settings', {
    id: settingsId,
    object: 'tax.settings',
    defaults: { provider: 'stripe', tax_behavior: null, tax_code: null },
    head_office: null,
    livemode: false,
    status: 'pending',
    status_details: { pending: { missing_fields: ['head_office'] } },
  })
}

/** Refuses automatic tax of an account that has not said from where it sells. */
export function requireTaxActive(tx: Transaction): void {
  if (taxSettings(tx).status === 'active') return
  throw invalid(
    'You must enable Stripe Tax before you can use automatic tax. Set your head office address in the tax settings.',
    { code: 'stripe_tax_inactive', param: 'automatic_tax[enabled]' },
  )
}

/** Refuses automatic tax for customers whose tax cannot be worked out. */
export function requireTaxable(tx: Transaction, subscription: Subscription): void {
  requireTaxActive(tx)
  const { defaults } = taxSettings(tx)
  const unclear = subscription.items.data.find(
    ({ price }) => (price.tax_behavior ?? 'unspecified') === 'unspecified',
  )
  if (unclear && defaults.tax_behavior === null)
    throw invalid(
      `The price \`${unclear.price.id}\` has no \`tax_behavior\`. Set it, or a default in the tax settings, before you use automatic tax.`,
      { param: 'automatic_tax[enabled]' },
    )
  const customer = tx.need('customer', subscription.customer)
  if (!taxLocation(customer)) throw locationInvalid()
}

export const taxOf = (enabled: boolean): Stripe.Subscription.AutomaticTax => ({
  disabled_reason: null,
  enabled,
  liability: enabled ? { type: 'self' } : null,
})
