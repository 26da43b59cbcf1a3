import { changePaymentSettings } from '#core/billing/billing/change-payment-settings.ts'
import { notConnectedIn, providerNames } from '#core/billing/billing/mode-refusals.ts'
import { payingMembers } from '#core/billing/billing/paying-members.ts'
import { paymentSettingsFacts } from '#core/billing/billing/payment-settings-facts.ts'
import { removeProviderWebhook } from '#core/billing/billing/remove-provider-webhook.ts'
import { claimPaymentSettings } from '#core/billing/payment-settings/claim-payment-settings.ts'
import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { env } from '#core/env.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { readPaymentSecrets, writePaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import { proveOwner } from '#core/platform/security/prove-owner.ts'
import { disconnectProvider as contract } from '#shared/billing/payment-settings/contract.ts'
import { AppError } from '#shared/errors.ts'

/** Nothing could end or renew a subscription without the keys it runs under. */
async function disconnectProvider({ actor, params, body, now }: ApiRequest<typeof contract>) {
  const { provider } = params
  const { mode, password } = body
  await proveOwner(actor, password)
  const inForce = (await readPaymentSettings({ fresh: true })).mode === mode
  if (!(await readPaymentSecrets({ fresh: true }))[mode]?.[provider]) throw notConnectedIn(provider, mode)
  if (inForce && (await payingMembers())[provider] > 0) throw inUse(provider)
  const claimed = await claimPaymentSettings(now)
  const { claimedUntil: _, ...known } = claimed
  const before = await readPaymentSecrets({ fresh: true })
  const { [provider]: gone, ...others } = before[mode] ?? {}
  if (gone)
    await removeProviderWebhook(mode, before, provider, `${env('SITE_URL').replace(/\/$/, '')}/api/webhooks`)
  const secrets = { ...before, [mode]: others }
  await writePaymentSecrets(secrets)
  const { stripePublishableKey, stripeSecret, paypalSecret, ...rest } = known[mode]
  const kept =
    provider === 'stripe'
      ? { ...rest, ...(paypalSecret && { paypalSecret }) }
      : {
          ...rest,
          ...(stripePublishableKey && { stripePublishableKey }),
          ...(stripeSecret && { stripeSecret }),
        }
  const off = inForce ? { [provider === 'stripe' ? 'stripeActive' : 'paypalActive']: false } : {}
  const changed = await changePaymentSettings(
    {
      known: claimed,
      next: { ...known, ...off, [mode]: kept },
      adminId: actor.userId,
      entityId: `${provider} ${mode}`,
      fields: provider === 'stripe' ? ['secretKey', 'publishableKey'] : ['clientId', 'clientSecret'],
    },
    now,
  )
  return paymentSettingsFacts(changed, now, secrets)
}

const inUse = (provider: keyof typeof providerNames) =>
  new AppError(
    'conflict',
    'provider_in_use',
    `${providerNames[provider]} subscriptions are running. Turn off new ones instead of removing the keys.`,
  )

export const handler = endpoint(contract, disconnectProvider)
