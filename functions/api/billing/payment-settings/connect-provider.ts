import { changePaymentSettings } from '#core/billing/billing/change-payment-settings.ts'
import { providerNames } from '#core/billing/billing/mode-refusals.ts'
import type { NewKeys } from '#core/billing/billing/new-keys.ts'
import { newPaypalKeys } from '#core/billing/billing/new-paypal-keys.ts'
import { newStripeKeys } from '#core/billing/billing/new-stripe-keys.ts'
import { payingMembers } from '#core/billing/billing/paying-members.ts'
import { paymentSettingsFacts } from '#core/billing/billing/payment-settings-facts.ts'
import { isOtherAccount, pricePlans } from '#core/billing/billing/price-plans.ts'
import { requireTaxReady } from '#core/billing/billing/require-tax-ready.ts'
import { claimPaymentSettings } from '#core/billing/payment-settings/claim-payment-settings.ts'
import type { PaymentSettings } from '#core/billing/payment-settings/payment-settings.ts'
import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { writePaymentSettings } from '#core/billing/payment-settings/write-payment-settings.ts'
import { forgetForeignPromos } from '#core/billing/promo-codes/forget-foreign-promos.ts'
import { env } from '#core/env.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { readPaymentSecrets, writePaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import { proveOwner } from '#core/platform/security/prove-owner.ts'
import { connectProvider as contract } from '#shared/billing/payment-settings/contract.ts'
import { AppError } from '#shared/errors.ts'

type Given = ApiRequest<typeof contract>

/**
 * Keys that the provider accepts are stored with their webhook. Those of the mode in force get the prices of all plans
 * as well; those of the other mode get them when the mode is switched.
 */
async function connectProvider(given: Given) {
  const { actor, params, body, now } = given
  await proveOwner(actor, body.password)
  const [settings, secrets] = [
    await readPaymentSettings({ fresh: true }),
    await readPaymentSecrets({ fresh: true }),
  ]
  const keys =
    params.provider === 'stripe'
      ? await newStripeKeys(body, settings, secrets)
      : await newPaypalKeys(body, secrets)
  const inForce = body.mode === settings.mode
  const moves = inForce && keys.isNew && (await isOtherAccount(keys.client))
  if (moves && (await payingMembers())[params.provider] > 0) throw accountInUse(given)
  if (inForce && settings.automaticTax && 'stripe' in keys.client) await requireTaxReady(keys.client.stripe)
  const claimed = await claimPaymentSettings(now)
  try {
    return await store(given, claimed, keys, { inForce, moves })
  } catch (error) {
    const { claimedUntil: _, ...released } = claimed
    // A failed start releases what it claimed; whatever cannot be released expires by itself.
    await writePaymentSettings({ ...released }, {}).catch(() => undefined)
    throw error
  }
}

async function store(
  { actor, params: { provider }, body: { mode }, now }: Given,
  claimed: PaymentSettings,
  keys: NewKeys,
  { inForce, moves }: { inForce: boolean; moves: boolean },
) {
  const { writes } = inForce
    ? await pricePlans({ stripe: undefined, paypal: undefined, ...keys.client })
    : { writes: [] }
  const added = await keys.secrets(`${env('SITE_URL').replace(/\/$/, '')}/api/webhooks`)
  const before = await readPaymentSecrets({ fresh: true })
  const secrets = { ...before, [mode]: { ...before[mode], ...added } }
  await writePaymentSecrets(secrets)
  if (moves && provider === 'stripe') await forgetForeignPromos()
  const { claimedUntil: _, ...known } = claimed
  const noted = provider === 'stripe' ? 'stripeSecret' : 'paypalSecret'
  const kept = {
    ...known[mode],
    ...keys.stored,
    ...(keys.isNew && { [noted]: { at: now, by: actor.userId } }),
  }
  const changed = await changePaymentSettings(
    {
      known: claimed,
      next: { ...known, [mode]: kept },
      adminId: actor.userId,
      entityId: `${provider} ${mode}`,
      fields: keys.fields,
    },
    now,
    writes,
  )
  return paymentSettingsFacts(changed, now, secrets)
}

function accountInUse({ params: { provider } }: Given) {
  const name = providerNames[provider]
  return new AppError(
    'conflict',
    'provider_in_use',
    `These keys belong to another ${name} account, and ${name} subscriptions are running in the current one.`,
  )
}

export const handler = endpoint(contract, connectProvider)
