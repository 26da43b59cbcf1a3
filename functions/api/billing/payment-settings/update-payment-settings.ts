import { changePaymentSettings } from '#core/billing/billing/change-payment-settings.ts'
import { notConnectedIn, requireReady, requireUnused } from '#core/billing/billing/mode-refusals.ts'
import { payingMembers } from '#core/billing/billing/paying-members.ts'
import { paymentSettingsFacts } from '#core/billing/billing/payment-settings-facts.ts'
import { pricePlans } from '#core/billing/billing/price-plans.ts'
import { requireTaxReady } from '#core/billing/billing/require-tax-ready.ts'
import { refuseClaimed } from '#core/billing/payment-settings/claim-payment-settings.ts'
import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { paypalFor } from '#core/billing/paypal/paypal.ts'
import { clientFor } from '#core/billing/stripe/stripe.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { type PaymentSecrets, readPaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import { proveOwner } from '#core/platform/security/prove-owner.ts'
import { updatePaymentSettings as contract } from '#shared/billing/payment-settings/contract.ts'

const decided = ['mode', 'stripeActive', 'paypalActive', 'automaticTax'] as const

/**
 * Prices of the mode are made at the providers first, and stored together with the mode: until then the old mode works
 * as before, and what broke off is finished by asking again.
 */
async function updatePaymentSettings({ actor, body, now }: ApiRequest<typeof contract>) {
  const { password, version, ...wanted } = body
  await proveOwner(actor, password)
  const known = await readPaymentSettings({ fresh: true })
  if (known.version !== version) throw concurrentChange()
  refuseClaimed(known, now)
  const secrets = await readPaymentSecrets({ fresh: true })
  const fields = decided.filter((field) => wanted[field] !== known[field])
  if (fields.length === 0) return paymentSettingsFacts(known, now, secrets)
  const switches = wanted.mode !== known.mode
  if (switches) requireUnused(known.mode, await payingMembers())
  if (switches) requireReady(wanted, secrets)
  const { stripe, paypal } = secrets[wanted.mode] ?? {}
  if (wanted.stripeActive && !stripe) throw notConnectedIn('stripe', wanted.mode)
  if (wanted.paypalActive && !paypal) throw notConnectedIn('paypal', wanted.mode)
  if (wanted.automaticTax && (switches || !known.automaticTax)) await requireTaxes(wanted.mode, secrets)
  const turnsOn = ['stripeActive', 'paypalActive'].some((field) =>
    fields.some((one) => one === field && wanted[one]),
  )
  const { writes } =
    switches || turnsOn
      ? await pricePlans({
          stripe: stripe && (await clientFor(stripe.secretKey)),
          paypal: paypal && paypalFor(wanted.mode, paypal),
        })
      : { writes: [] }
  const change = {
    known,
    next: { ...known, ...wanted },
    adminId: actor.userId,
    entityId: wanted.mode,
    fields,
  }
  const changed = await changePaymentSettings(change, now, writes)
  return paymentSettingsFacts(changed, now, secrets)
}

async function requireTaxes(mode: 'test' | 'live', secrets: PaymentSecrets): Promise<void> {
  const key = secrets[mode]?.stripe?.secretKey
  if (!key) throw notConnectedIn('stripe', mode)
  await requireTaxReady(await clientFor(key))
}

export const handler = endpoint(contract, updatePaymentSettings)
