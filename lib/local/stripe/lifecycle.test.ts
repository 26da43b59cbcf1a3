import fc from 'fast-check'
import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStripe, subscribed, type TestStripe } from './test-stripe.ts'

let local: TestStripe
let stripe: Stripe
beforeAll(async () => {
  local = await startTestStripe()
  stripe = local.stripe
})
afterAll(() => local.stop())

const everything = async <T>(list: AsyncIterable<T>) => {
  const found: T[] = []
  for await (const item of list) found.push(item)
  return found
}
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

type Member = Awaited<ReturnType<typeof subscribed>>

const actions: Record<string, (member: Member) => Promise<unknown>> = {
  upgrade: async ({ id, item, price }) =>
    stripe.subscriptions.update(id, {
      items: [{ id: item, price: (await price(3000)).id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    }),
  downgrade: async ({ id, item, price }) =>
    stripe.subscriptions.update(id, { items: [{ id: item, price: (await price(500)).id }] }),
  yearly: async ({ id, item, price }) =>
    stripe.subscriptions.update(id, {
      items: [{ id: item, price: (await price(9600, 'year')).id }],
      proration_behavior: 'always_invoice',
    }),
  pause: ({ id }) => stripe.subscriptions.pause(id),
  resume: ({ id }) => stripe.subscriptions.resume(id),
  endLater: ({ id }) => stripe.subscriptions.update(id, { cancel_at_period_end: true }),
  stay: ({ id }) => stripe.subscriptions.update(id, { cancel_at_period_end: false }),
  cancel: ({ id }) => stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true }),
  badCard: async ({ customer }) => setCard(customer, 'pm_card_chargeCustomerFail'),
  goodCard: async ({ customer }) => setCard(customer, 'pm_card_visa'),
  payOpen: async ({ customer }) => {
    const [open] = (await stripe.invoices.list({ customer, status: 'open' })).data
    return stripe.invoices.pay(open?.id ?? '', { payment_method: 'pm_card_visa' })
  },
  refund: async ({ customer }) => {
    const paid = (await stripe.charges.list({ customer })).data.find((charge) => charge.paid)
    return stripe.refunds.create({ charge: paid?.id ?? '', amount: 100 })
  },
  days: () => local.advance('P9D'),
  month: () => local.advance('P1MT2H'),
}

async function setCard(customer: string, card: string) {
  const { id } = await stripe.paymentMethods.attach(card, { customer })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } })
}

/** Every cent has come from a charge or from the balance, and every step of the balance is written down. */
async function expectBooksToBalance({ customer }: Member) {
  const invoices = await everything(stripe.invoices.list({ customer, limit: 100 }))
  for (const invoice of invoices) {
    expect(sum(invoice.lines.data.map(({ amount }) => amount))).toBe(invoice.subtotal)
    if (invoice.status !== 'draft')
      expect(invoice.starting_balance + invoice.total).toBe(
        (invoice.ending_balance ?? 0) + invoice.amount_due,
      )
    if (invoice.status === 'paid')
      expect([invoice.amount_paid, invoice.amount_remaining]).toEqual([invoice.amount_due, 0])
    else expect(invoice.amount_paid).toBe(0)
  }
  const charges = (await everything(stripe.charges.list({ customer, limit: 100 }))).filter(({ paid }) => paid)
  expect(sum(charges.map(({ amount }) => amount))).toBe(sum(invoices.map(({ amount_paid }) => amount_paid)))
  const steps = await everything(stripe.customers.listBalanceTransactions(customer, { limit: 100 }))
  expect(await stripe.customers.retrieve(customer)).toMatchObject({
    balance: sum(steps.map(({ amount }) => amount)),
  })
}

test('whatever a member does in whatever order, the books balance', async () => {
  const plan = fc.array(fc.constantFrom(...Object.keys(actions)), { minLength: 4, maxLength: 14 })
  await fc.assert(
    fc.asyncProperty(plan, async (names) => {
      await local.switches({ reset: true })
      const member = await subscribed(local)
      for (const name of names) {
        // An action that is not possible now is refused and must have changed nothing.
        await actions[name]?.(member).catch((error: Error) => {
          if (!('statusCode' in error) || Number(error.statusCode) >= 500) throw error
        })
        await expectBooksToBalance(member)
      }
    }),
    { numRuns: 25 },
  )
})
