import * as z from 'zod/mini'
import { billingCounters } from '#core/billing/billing/billing-counters.ts'
import { storedPaymentSettings } from '#core/billing/payment-settings/payment-settings.ts'
import { hourOf, webhooksIn } from '#core/billing/webhooks/webhook-figures.ts'
import { webhookLogs } from '#core/billing/webhooks/webhook-logs.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getWebhookStats as contract } from '#shared/billing/webhooks/admin-contract.ts'
import { WebhookProvider, WebhookStatus } from '#shared/billing/webhooks/webhook-log.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

/** Twenty-five started hours, two providers and four states. */
const mostCounters = 200

const Counted = z.object({ provider: WebhookProvider, status: WebhookStatus })

/** Counts by whole hours: the current one, and the twenty-four before it. */
async function getWebhookStats({ now }: ApiRequest<typeof contract>) {
  const yesterday = addTime(now, { days: -1 })
  const { items } = await billingCounters.list({
    pk: 'WEBHOOK_COUNTS',
    between: [webhooksIn(hourOf(yesterday)), `${webhooksIn(hourOf(now))}~`],
    limit: mostCounters,
  })
  const sums = new Map<string, number>()
  for (const { name, count } of items) {
    const kind = name.split('#').slice(2).join('#')
    sums.set(kind, (sums.get(kind) ?? 0) + count)
  }
  return {
    counts: [...sums].flatMap(([kind, count]) => countOf(kind, count)),
    initialized: await isInitialized(),
  }
}

/** True once there was an event: there can be others, even if a provider is disconnected by now. */
async function isInitialized(): Promise<boolean> {
  const [{ items }, settings] = await Promise.all([
    webhookLogs.list({ index: 'gsi1', pk: 'WEBHOOKS', limit: 1 }),
    storedPaymentSettings.get({}),
  ])
  if (items.length > 0) return true
  if (!settings) return false
  const { stripeActive, paypalActive, test, live } = settings
  return stripeActive || paypalActive || !!test.stripePublishableKey || !!live.stripePublishableKey
}

/** Counts nothing for a counter with an unknown name. */
function countOf(kind: string, count: number) {
  const [provider, status] = kind.split('#')
  const known = z.safeParse(Counted, { provider, status })
  return known.success && count > 0 ? [{ ...known.data, count }] : []
}

export const handler = endpoint(contract, getWebhookStats)
