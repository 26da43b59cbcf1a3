import type { PaymentSettings } from '#core/billing/payment-settings/payment-settings.ts'
import { failuresBorne } from '#core/billing/plans/sync-paypal-plan.ts'
import { webhookLogs } from '#core/billing/webhooks/webhook-logs.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { type PaymentSecrets, readPaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import { namesOf } from '#core/platform/users/names-of.ts'
import { manualInvoiceNumber } from '#shared/billing/invoices/manual-invoice-number.ts'
import type {
  PaymentMode,
  PaymentSettingsFacts,
  SecretFacts,
} from '#shared/billing/payment-settings/payment-settings.ts'
import type { WebhookProvider } from '#shared/billing/webhooks/webhook-log.ts'
import { payingMembers } from './paying-members.ts'

/** Stripe’s own schedule, as it is recommended there: eight tries within two weeks. */
const stripeTries = 8

/** The settings as administrators see them. They see of a secret whether there is one, how it ends, and who set it. */
export async function paymentSettingsFacts(
  settings: PaymentSettings,
  now: string,
  secrets?: PaymentSecrets,
): Promise<PaymentSettingsFacts> {
  const modes = [settings.test, settings.live]
  const setters = modes.flatMap(({ stripeSecret, paypalSecret }) => [stripeSecret?.by, paypalSecret?.by])
  const [known, paying, nameOf, stripeEventAt, paypalEventAt] = await Promise.all([
    secrets ?? readPaymentSecrets({ fresh: true }),
    payingMembers(),
    namesOf(setters.flatMap((id) => id ?? [])),
    lastEventOf('stripe'),
    lastEventOf('paypal'),
  ])
  const secretFacts = (
    value: string | undefined,
    change: { at: string; by?: string | undefined } | undefined,
  ) =>
    ({
      configured: value !== undefined,
      ...(value && { lastFour: value.slice(-4) }),
      ...(value && change && { changedAt: change.at }),
      ...(value && change?.by && { changedBy: nameOf(change.by) }),
    }) satisfies SecretFacts
  const webhook = (configured: boolean, lastEventAt: string | undefined) => ({
    configured,
    ...(lastEventAt && { lastEventAt }),
  })
  const stripeIn = (mode: PaymentMode) => {
    const { stripePublishableKey: publishableKey, stripeSecret } = settings[mode]
    const keys = known[mode]?.stripe
    return {
      ...(publishableKey && { publishableKey }),
      secretKey: secretFacts(keys?.secretKey, stripeSecret),
      webhook: webhook(keys?.webhookSecret !== undefined, stripeEventAt),
    }
  }
  const paypalIn = (mode: PaymentMode) => {
    const keys = known[mode]?.paypal
    return {
      ...(keys && { clientId: keys.clientId }),
      clientSecret: secretFacts(keys?.clientSecret, settings[mode].paypalSecret),
      webhook: webhook(keys?.webhookId !== undefined, paypalEventAt),
    }
  }
  return {
    mode: settings.mode,
    stripe: { active: settings.stripeActive, test: stripeIn('test'), live: stripeIn('live') },
    paypal: { active: settings.paypalActive, test: paypalIn('test'), live: paypalIn('live') },
    automaticTax: settings.automaticTax,
    payingMembers: paying,
    dunning: {
      stripeTries,
      paypalTries: failuresBorne,
      invoiceNumbers: manualInvoiceNumber(now.slice(0, 4), 1),
    },
    ...(settings.version > 0 && { updatedAt: settings.updatedAt }),
    version: settings.version,
  }
}

const readAtOnce = 20

/** Searches the newest events; a provider that has sent nothing for a long time is not searched further. */
async function lastEventOf(provider: WebhookProvider): Promise<string | undefined> {
  const { items } = await firstPageWith(
    (cursor) =>
      webhookLogs.list({ index: 'gsi1', pk: 'WEBHOOKS', newestFirst: true, limit: readAtOnce, cursor }),
    undefined,
    (log) => log.provider === provider && log.authentic,
  )
  return items[0]?.createdAt
}
