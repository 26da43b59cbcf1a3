import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { addDuration, parseDuration } from '../clock/duration.ts'
import { startTestServer } from '../provider/test-server.ts'
import type { LocalService } from '../service.ts'
import type { StripeSwitches } from './faults.ts'
import { createStripe } from './stripe.ts'
import { apiVersion } from './wire/api-version.ts'

/** The emulator on a port of its own with the unmodified SDK before it, and a clock that only moves when told. */
export async function startTestStripe({ at = '2027-01-15T10:00:00Z' } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'stripe-'))
  let time = new Date(at)
  let service: LocalService = async () => ({ status: 503 })
  const server = await startTestServer(() => service)
  const { url, port } = server
  const open = () => createStripe({ dataDir, url, now: () => time })
  let emulator = open()
  service = (request) => emulator.service(request)
  const stripe = new Stripe('sk_test_local', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    apiVersion,
    maxNetworkRetries: 0,
    telemetry: false,
  })

  const settled = () => emulator.catchUp()
  const moveTo = (instant: string) => {
    time = new Date(instant)
    return settled()
  }

  return {
    url,
    stripe,
    dataDir,
    now: () => Math.floor(time.getTime() / 1000),
    settled,
    moveTo,
    advance: (iso: string) => moveTo(addDuration(time, parseDuration(iso)).toISOString()),
    async switches(switches: StripeSwitches) {
      const response = await fetch(`${url}/_config`, { method: 'POST', body: JSON.stringify(switches) })
      if (!response.ok) throw new Error(await response.text())
    },
    async restart() {
      await emulator.stop()
      emulator = open()
    },
    async eventTypes() {
      const types: string[] = []
      for await (const { type } of stripe.events.list({ limit: 100 })) types.push(type)
      return types.reverse()
    },
    async stop() {
      await emulator.stop()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestStripe = Awaited<ReturnType<typeof startTestStripe>>

/** A member who pays with a card, and a product with prices to subscribe to. */
export async function aShop({ stripe }: TestStripe) {
  const product = await stripe.products.create({ name: 'Pro Competitor' })
  const price = (cents: number, interval: 'month' | 'year' = 'month') =>
    stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: cents,
      recurring: { interval },
    })
  const member = async (card = 'pm_card_visa') => {
    const customer = await stripe.customers.create({ email: 'member@demo.test' })
    const method = await stripe.paymentMethods.attach(card, { customer: customer.id })
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } })
    return { customer: customer.id, method: method.id }
  }
  return { product, price, member }
}

/** A member with a running subscription, whose default card is another one by now if so wished. */
export async function subscribed(local: TestStripe, card = 'pm_card_visa', cents = 1000) {
  const { stripe } = local
  const shop = await aShop(local)
  const owner = await shop.member('pm_card_visa')
  const price = await shop.price(cents)
  const made = await stripe.subscriptions.create({
    customer: owner.customer,
    items: [{ price: price.id }],
    billing_mode: { type: 'flexible' },
  })
  if (card !== 'pm_card_visa') {
    const { id } = await stripe.paymentMethods.attach(card, { customer: owner.customer })
    await stripe.customers.update(owner.customer, { invoice_settings: { default_payment_method: id } })
  }
  return { ...shop, ...owner, first: price, id: made.id, item: made.items.data[0]?.id ?? '' }
}
