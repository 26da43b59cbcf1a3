import { connectStripe } from '#core/billing/connect-stripe.ts'
import { commit } from '#core/db/commit.ts'
import { plans } from '#core/plans/plans.ts'
import { applyStripeEvent } from '#core/webhooks/apply-stripe-event.ts'
import { stripeEvents } from '#core/webhooks/stripe-events.ts'
import { ensureTable } from '#lib/local/database/ensure-table.ts'
import { functionEnvironment } from '#lib/local/functions/environment.ts'
import { createSecrets } from '#lib/local/secrets/secrets.ts'
import { planCatalog } from '#lib/local/seed/catalog.ts'
import { startTestStripe } from '#lib/local/stripe/test-stripe.ts'
import { table } from '#lib/table.ts'
import { serveService } from './serve-service.ts'

let worlds = 0

export type BillingWorld = Awaited<ReturnType<typeof startBillingWorld>>

/**
 * Billing alone, in a table of its own and before an emulator whose clock only moves when told: nobody delivers mails
 * or webhooks here, so that a year passes in seconds. `takeIn` is what the webhooks would have brought.
 */
export async function startBillingWorld({ databaseUrl, at }: { databaseUrl: string; at: string }) {
  const name = `billing-world-${process.pid}-${++worlds}`
  const local = await startTestStripe({ at })
  const secrets = createSecrets({ dataDir: local.dataDir, initial: { [name]: '{}' } })
  const manager = await serveService('/secrets', secrets.service)
  Object.assign(process.env, {
    ...functionEnvironment({ url: local.url, databaseEndpoint: databaseUrl, stripeUrl: local.url }),
    AWS_ENDPOINT_URL_SECRETS_MANAGER: manager.url,
    PAYMENT_SECRET: name,
    TABLE_NAME: name,
  })
  await ensureTable(databaseUrl, name, table)
  await commit(...planCatalog.map((plan) => plans.put(plan, { absent: true })))
  await connectStripe({
    mode: 'test',
    secretKey: `sk_test_world${process.pid}${worlds}`,
    publishableKey: 'pk_test_world',
    webhook: { secret: undefined },
    now: at,
  })
  let takenIn = local.now()

  return {
    stripe: local.stripe,
    now: () => new Date(local.now() * 1000).toISOString(),
    moveTo: local.moveTo,
    /** What happened since the last time, each thing looked at once, in the order that is asked for. */
    async takeIn<T>(shuffled: (things: T[]) => T[], now: string) {
      const about = new Map<string, Parameters<typeof applyStripeEvent>[0]>()
      const created = { gte: takenIn }
      for await (const event of local.stripe.events.list({ created, limit: 100 })) {
        const { object, id } = event.data.object as { object: string; id?: string }
        const wanted = (stripeEvents as readonly string[]).includes(event.type)
        if (wanted && id && looked.has(object) && !about.has(id)) about.set(id, event)
      }
      takenIn = local.now()
      const order = shuffled([...about.values()] as T[]) as Parameters<typeof applyStripeEvent>[0][]
      const atOnce = 8
      for (let start = 0; start < order.length; start += atOnce)
        await Promise.all(order.slice(start, start + atOnce).map((event) => applyStripeEvent(event, now)))
    },
    async stop() {
      await manager.stop()
      await local.stop()
    },
  }
}

/** What the others are about is among these. */
const looked = new Set(['invoice', 'subscription', 'refund'])
