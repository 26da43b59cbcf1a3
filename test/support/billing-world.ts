import type Stripe from 'stripe'
import { connectPaypal } from '#core/billing/billing/connect-paypal.ts'
import { connectStripe } from '#core/billing/billing/connect-stripe.ts'
import { plans } from '#core/billing/plans/plans.ts'
import { applyPaypalEvent } from '#core/billing/webhooks/apply-paypal-event.ts'
import { applyStripeEvent } from '#core/billing/webhooks/apply-stripe-event.ts'
import { stripeEvents } from '#core/billing/webhooks/stripe-events.ts'
import { commit } from '#core/platform/db/commit.ts'
import { ensureTable } from '#lib/local/database/ensure-table.ts'
import { functionEnvironment } from '#lib/local/functions/environment.ts'
import { credentials } from '#lib/local/paypal/credentials.ts'
import { startTestPaypal } from '#lib/local/paypal/test-paypal.ts'
import { createSecrets } from '#lib/local/secrets/secrets.ts'
import { startTestStripe } from '#lib/local/stripe/test-stripe.ts'
import { table } from '#lib/table.ts'
import { planCatalog } from '#shared/billing/plans/plan-catalog.ts'
import { serveService } from './serve-service.ts'

let worlds = 0

export type BillingWorld = Awaited<ReturnType<typeof startBillingWorld>>

type News = { about: string; apply: (now: string) => Promise<unknown> }

const atOnce = 8

/** With `automaticTax`, taxes are added in Texas. */
type Wanted = { databaseUrl: string; at: string; automaticTax?: boolean }

/**
 * Billing alone, in a table of its own and with emulators whose clocks move only when told. Nothing delivers
 * emails or webhooks here, so a year passes in seconds. `takeIn` replaces the webhooks.
 */
export async function startBillingWorld({ databaseUrl, at, automaticTax = false }: Wanted) {
  const name = `billing-world-${process.pid}-${++worlds}`
  const [local, paypal] = await Promise.all([startTestStripe({ at }), startTestPaypal({ at })])
  const secrets = createSecrets({
    dataDir: local.dataDir,
    secrets: { [name]: { initial: '{}', isFor: ({ paysThrough }) => !!paysThrough } },
  })
  const manager = await serveService('/secrets', secrets.service)
  Object.assign(process.env, {
    ...functionEnvironment({ url: local.url, databaseEndpoint: databaseUrl, stripeUrl: local.url }),
    PAYPAL_API_URL: paypal.url,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: manager.url,
    PAYMENT_SECRET: name,
    TABLE_NAME: name,
  })
  await ensureTable(databaseUrl, name, table)
  await commit(...planCatalog.map((plan) => plans.put(plan, { absent: true })))
  if (automaticTax) await registerInTexas(local.stripe)
  await connectStripe({
    mode: 'test',
    secretKey: `sk_test_world${process.pid}${worlds}`,
    publishableKey: 'pk_test_world',
    webhook: { secret: undefined },
    automaticTax,
    now: at,
  })
  const { clientId, secret: clientSecret } = credentials
  const webhookUrl = `${local.url}/api/webhooks/paypal`
  await connectPaypal({ mode: 'test', clientId, clientSecret, webhookUrl, now: at })
  for (const { id } of (await paypal.call('/v1/notifications/webhooks')).body.webhooks)
    await paypal.call(`/v1/notifications/webhooks/${id}`, { method: 'DELETE' })
  let takenIn = local.now()
  const atPaypal = new Map<string, string>()

  async function* toldByStripe(): AsyncGenerator<News> {
    for await (const event of local.stripe.events.list({ created: { gte: takenIn }, limit: 100 })) {
      const { object, id } = event.data.object as { object: string; id?: string }
      const wanted = (stripeEvents as readonly string[]).includes(event.type)
      if (wanted && id && looked.has(object))
        yield { about: id, apply: (now) => applyStripeEvent(event, now) }
    }
  }

  async function* toldByPaypal(): AsyncGenerator<News> {
    const start = new Date(takenIn * 1000).toISOString()
    for (let page = 1, more = true; more; page++) {
      const query = `start_time=${start}&page_size=300&page=${page}`
      const { body } = await paypal.call(`/v1/notifications/webhooks-events?${query}`)
      for (const event of body.events) {
        const about = event.resource.dispute_id ?? event.resource.id
        if (event.resource_type === 'subscription') atPaypal.set(about, event.resource.custom_id)
        yield { about, apply: (now) => applyPaypalEvent(event, now) }
      }
      more = body.links.some(({ rel }: { rel: string }) => rel === 'next')
    }
  }

  return {
    stripe: local.stripe,
    paypal,
    /** Every subscription that PayPal has reported, with its owner. */
    atPaypal: atPaypal as ReadonlyMap<string, string>,
    now: () => new Date(local.now() * 1000).toISOString(),
    async moveTo(instant: string) {
      await local.moveTo(instant)
      await paypal.moveTo(instant)
    },
    /** Does what a button on the Stripe or PayPal dashboard does. */
    async press(provider: 'stripe' | 'paypal', id: string, button: string): Promise<string> {
      const { url } = provider === 'stripe' ? local : paypal
      const response = await fetch(`${url}/dashboard/objects/${id}/${button}`, { method: 'POST' })
      const { said = '' } = (await response.json()) as { said?: string }
      return /^Made (\S+)\.$/.exec(said)?.[1] ?? said
    },
    /**
     * Takes in everything that happened since the last time. Each object is looked at once, in the order
     * given.
     */
    async takeIn(shuffled: <T>(things: T[]) => T[], now: string) {
      const news = new Map<string, News>()
      for (const told of [toldByStripe(), toldByPaypal()])
        for await (const one of told) if (!news.has(one.about)) news.set(one.about, one)
      takenIn = local.now()
      const order = shuffled([...news.values()])
      for (let start = 0; start < order.length; start += atOnce)
        await Promise.all(order.slice(start, start + atOnce).map(({ apply }) => apply(now)))
    },
    async stop() {
      await manager.stop()
      await local.stop()
      await paypal.stop()
    },
  }
}

async function registerInTexas(stripe: Stripe): Promise<void> {
  await stripe.tax.settings.update({ head_office: { address: { country: 'US', state: 'TX' } } })
  const country_options = { us: { state: 'TX', type: 'state_sales_tax' } } as const
  await stripe.tax.registrations.create({ country: 'US', country_options, active_from: 'now' })
}

/** The other events are about one of these. */
const looked = new Set(['invoice', 'subscription', 'refund', 'dispute', 'customer'])
