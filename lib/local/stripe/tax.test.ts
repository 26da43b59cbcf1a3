import fc from 'fast-check'
import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aShop, startTestStripe, type TestStripe } from './test-stripe.ts'

let local: TestStripe
let stripe: Stripe
beforeEach(async () => {
  local = await startTestStripe()
  stripe = local.stripe
})
afterEach(() => local.stop())

const office = { line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' }
const dallas = { postal_code: '75201', country: 'US' }
const portland = { postal_code: '97201', country: 'US' }

/** An account that sells from Texas and is registered there and in Ontario. */
async function registered() {
  await stripe.tax.settings.update({
    head_office: { address: office },
    defaults: { tax_behavior: 'exclusive' },
  })
  await stripe.tax.registrations.create({
    country: 'US',
    country_options: { us: { state: 'TX', type: 'state_sales_tax' } },
    active_from: 'now',
  })
  await stripe.tax.registrations.create({
    country: 'CA',
    country_options: { ca: { type: 'standard' } },
    active_from: 'now',
  })
}

async function member(address: Stripe.AddressParam | undefined) {
  const shop = await aShop(local)
  const { customer } = await shop.member('pm_card_visa')
  if (address) await stripe.customers.update(customer, { address, tax: { validate_location: 'immediately' } })
  return { ...shop, customer }
}

const subscribe = (customer: string, price: string, more: Partial<Stripe.SubscriptionCreateParams> = {}) =>
  stripe.subscriptions.create({
    customer,
    items: [{ price }],
    automatic_tax: { enabled: true },
    billing_mode: { type: 'flexible' },
    expand: ['latest_invoice'],
    ...more,
  })

const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice => {
  if (typeof invoice !== 'object' || invoice === null) throw new Error('not expanded')
  return invoice
}
const sum = (taxes: readonly { amount: number }[] | null) =>
  (taxes ?? []).reduce((total, { amount }) => total + amount, 0)

/** Checks what must be true of every invoice, whatever it bills. */
function expectExact(invoice: Stripe.Invoice): void {
  const off = sum(invoice.total_discount_amounts)
  expect(invoice.total_excluding_tax).toBe(invoice.subtotal - off)
  expect(invoice.total).toBe(invoice.subtotal - off + sum(invoice.total_taxes))
  expect(sum(invoice.total_taxes)).toBe(sum(invoice.lines.data.flatMap(({ taxes }) => taxes ?? [])))
}

test('tax is worked out only for an account that has said from where it sells', async () => {
  expect(await stripe.tax.settings.retrieve()).toMatchObject({
    status: 'pending',
    status_details: { pending: { missing_fields: ['head_office'] } },
  })
  const { customer, price } = await member(dallas)
  const { id } = await price(1000)
  await expect(subscribe(customer, id)).rejects.toMatchObject({ code: 'stripe_tax_inactive' })
  await stripe.tax.settings.update({ head_office: { address: office } })
  expect(await stripe.tax.settings.retrieve()).toMatchObject({ status: 'active' })
  await expect(subscribe(customer, id)).rejects.toThrow('has no `tax_behavior`')
  await stripe.prices.update(id, { tax_behavior: 'exclusive' })
  expect(invoiceOf(await subscribe(customer, id))).toMatchObject({
    total: 1000,
    automatic_tax: { enabled: true, status: 'complete' },
    total_taxes: [{ amount: 0, taxability_reason: 'not_collecting', taxable_amount: 0 }],
  })
  await expect(stripe.prices.update(id, { tax_behavior: 'inclusive' })).rejects.toThrow('tax_behavior')
})

test('where the account is registered the taxes of the place are added, each rounded by itself', async () => {
  await registered()
  expect((await stripe.tax.registrations.list({ status: 'active' })).data).toHaveLength(2)
  const { customer, price } = await member(dallas)
  const sold = await subscribe(customer, (await price(999)).id)
  expect(sold.automatic_tax).toMatchObject({ enabled: true, disabled_reason: null })
  const invoice = invoiceOf(sold)
  expect(invoice).toMatchObject({ subtotal: 999, total_excluding_tax: 999, total: 1081, amount_paid: 1081 })
  expect(invoice.total_taxes).toMatchObject([
    { amount: 62, taxable_amount: 999, tax_behavior: 'exclusive', taxability_reason: 'standard_rated' },
    { amount: 20, taxable_amount: 999 },
  ])
  const rate = invoice.total_taxes?.[0]?.tax_rate_details?.tax_rate ?? ''
  expect(await stripe.taxRates.retrieve(rate)).toMatchObject({ percentage: 6.25, jurisdiction: 'Texas' })

  const elsewhere = await member(portland)
  const untaxed = invoiceOf(await subscribe(elsewhere.customer, (await elsewhere.price(999)).id))
  expect(untaxed).toMatchObject({
    total: 999,
    total_taxes: [{ amount: 0, taxability_reason: 'not_collecting' }],
  })
})

test('a discount comes off before tax', async () => {
  await registered()
  const { customer, price } = await member({ country: 'CA', postal_code: 'M5V 2T6' })
  await stripe.coupons.create({ id: 'half', percent_off: 50, duration: 'once' })
  const invoice = invoiceOf(
    await subscribe(customer, (await price(999)).id, { discounts: [{ coupon: 'half' }] }),
  )
  expect(invoice).toMatchObject({ subtotal: 999, total_excluding_tax: 499, total: 564 })
  expectExact(invoice)
})

test('a place that is not found is refused, when it is given or when it is needed', async () => {
  await registered()
  const { customer, price } = await member(undefined)
  const { id } = await price(1000)
  const code = { code: 'customer_tax_location_invalid' }
  await expect(subscribe(customer, id)).rejects.toMatchObject(code)
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([])
  const tax = { validate_location: 'immediately' } as const
  for (const address of [
    { country: 'US', postal_code: '00000' },
    { country: 'US' },
    { country: 'CA', postal_code: '90210' },
  ])
    await expect(stripe.customers.update(customer, { address, tax })).rejects.toMatchObject(code)
  await expect(stripe.customers.update(customer, { address: { country: 'ZZ' } })).rejects.toMatchObject({
    code: 'country_code_invalid',
  })
  expect((await stripe.customers.retrieve(customer, { expand: ['tax'] })) as object).toMatchObject({
    address: null,
    tax: { automatic_tax: 'unrecognized_location', location: null },
  })
  await stripe.customers.update(customer, { address: dallas, tax })
  expect((await stripe.customers.retrieve(customer, { expand: ['tax'] })) as object).toMatchObject({
    tax: { automatic_tax: 'supported', location: { country: 'US', state: 'TX' } },
  })
  await subscribe(customer, id)
  // By itself Stripe looks at what a taxed customer says.
  await expect(stripe.customers.update(customer, { address: '' })).rejects.toMatchObject(code)
})

test('a preview is the invoice that follows: new, upgraded, from one place to another, and given back', async () => {
  await registered()
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 100, max: 100_000 }),
      fc.integer({ min: 101, max: 100_000 }),
      fc.integer({ min: 0, max: 30 }),
      fc.constantFrom(dallas, portland, office, { country: 'CA', postal_code: 'H2X 1Y4' }, { country: 'FR' }),
      fc.constantFrom(dallas, portland, { country: 'CA', postal_code: 'V6B 1A1' }),
      fc.integer({ min: 0, max: 60 }),
      async (first, more, days, from, to, percent) => {
        const { customer, price } = await member(from)
        const [cheap, dear] = [await price(first), await price(first + more)]
        const coupon =
          percent > 0 && (await stripe.coupons.create({ percent_off: percent, duration: 'once' }))
        const discounts = coupon ? [{ coupon: coupon.id }] : []
        const foreseen = await stripe.invoices.createPreview({
          customer,
          automatic_tax: { enabled: true },
          discounts,
          subscription_details: { items: [{ price: cheap.id }] },
        })
        const sold = await subscribe(customer, cheap.id, { discounts })
        const bill = invoiceOf(sold)
        expectExact(foreseen)
        expectExact(bill)
        expect([foreseen.total, foreseen.amount_due]).toEqual([bill.total, bill.amount_due])
        expect(foreseen.total_taxes).toEqual(bill.total_taxes)

        await local.advance(`P${days}D`)
        await stripe.customers.update(customer, { address: to })
        const change = {
          items: [{ id: sold.items.data[0]?.id ?? '', price: dear.id }],
          proration_behavior: 'always_invoice' as const,
          proration_date: local.now(),
        } satisfies Stripe.SubscriptionUpdateParams
        const ahead = await stripe.invoices.createPreview({
          subscription: sold.id,
          subscription_details: change,
        })
        const after = invoiceOf(
          await stripe.subscriptions.update(sold.id, { ...change, expand: ['latest_invoice'] }),
        )
        expectExact(after)
        expect([ahead.total, ahead.amount_due]).toEqual([after.total, after.amount_due])
        // A credit includes the tax that was charged for it, wherever the customer lives by now.
        const credit = after.lines.data.find(({ amount }) => amount < 0)
        const taken = sum(bill.total_taxes)
        if (taken === 0) expect(sum(credit?.taxes ?? [])).toBe(0)
        if (days === 0) expect(sum(credit?.taxes ?? [])).toBe(0 - taken)
      },
    ),
    { numRuns: 10 },
  )
})

test('a customer without an address at a renewal is billed without tax, or not at all', async () => {
  await registered()
  const { customer, price } = await member(dallas)
  const { id } = await subscribe(customer, (await price(1000)).id)
  await stripe.customers.update(customer, { address: '', tax: { validate_location: 'deferred' } })
  await local.moveTo('2027-02-15T11:00:00Z')
  const sold = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
  expect(sold.automatic_tax).toEqual({
    enabled: false,
    disabled_reason: 'requires_location_inputs',
    liability: null,
  })
  expect(invoiceOf(sold)).toMatchObject({
    status: 'paid',
    total: 1000,
    automatic_tax: { enabled: false, disabled_reason: 'finalization_requires_location_inputs' },
  })

  await local.switches({ withoutLocation: 'hold' })
  await stripe.customers.update(customer, { address: dallas })
  await stripe.subscriptions.update(id, { automatic_tax: { enabled: true } })
  await stripe.customers.update(customer, { address: '', tax: { validate_location: 'deferred' } })
  await local.moveTo('2027-03-15T11:00:00Z')
  const held = invoiceOf(await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }))
  expect(held).toMatchObject({
    status: 'draft',
    automatic_tax: { status: 'requires_location_inputs' },
    last_finalization_error: { code: 'customer_tax_location_invalid' },
  })
  expect(await local.eventTypes()).toContain('invoice.finalization_failed')
  await stripe.customers.update(customer, { address: dallas })
  const final = await stripe.invoices.finalizeInvoice(held.id ?? '', { auto_advance: true })
  expect(final).toMatchObject({ status: 'paid', total: 1083, last_finalization_error: null })
})

test('what a schedule says of taxes counts from its next phase on', async () => {
  await registered()
  const { customer, price } = await member(dallas)
  const [dear, cheap] = [await price(3000), await price(1000)]
  const { id } = await subscribe(customer, dear.id, { automatic_tax: { enabled: false } })
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id })
  const [phase] = schedule.phases
  await stripe.subscriptionSchedules.update(schedule.id, {
    default_settings: { automatic_tax: { enabled: true } },
    phases: [
      { items: [{ price: dear.id }], start_date: phase?.start_date ?? 0, end_date: phase?.end_date ?? 0 },
      { items: [{ price: cheap.id }], duration: { interval: 'month' } },
    ],
  })
  expect((await stripe.subscriptions.retrieve(id)).automatic_tax.enabled).toBe(false)
  await local.moveTo('2027-02-15T11:00:00Z')
  const [renewal] = (await stripe.invoices.list({ subscription: id })).data
  expect(renewal).toMatchObject({ subtotal: 1000, total: 1083, status: 'paid' })
})

test('a renewal is taxed where its member lives by then', async () => {
  await registered()
  const { customer, price } = await member(portland)
  const { id } = await subscribe(customer, (await price(1000)).id)
  await local.moveTo('2027-02-15T10:30:00Z')
  await stripe.customers.update(customer, { address: dallas })
  await local.moveTo('2027-02-15T11:00:00Z')
  const [renewal] = (await stripe.invoices.list({ subscription: id })).data
  expect(renewal).toMatchObject({ status: 'paid', total: 1083, amount_paid: 1083 })
  const note = await stripe.creditNotes.create({
    invoice: renewal?.id ?? '',
    refund_amount: 1083,
    amount: 1083,
  })
  expect(note).toMatchObject({ subtotal: 1000, total: 1083, total_excluding_tax: 1000 })
  const page = await fetch(renewal?.hosted_invoice_url ?? '')
  expect(await page.text()).toContain('Sales Tax - Texas (6.25%)')
})

test('a US address is where its ZIP code is, with the armed forces or in a territory too', async () => {
  await registered()
  const { customer, price } = await member(undefined)
  const at = async (postalCode: string) => {
    const address = { country: 'US', postal_code: postalCode }
    await stripe.customers.update(customer, { address, tax: { validate_location: 'immediately' } })
    const { tax } = await stripe.customers
      .retrieve(customer, { expand: ['tax'] })
      .then((one) => one as Stripe.Customer)
    return [tax?.automatic_tax, tax?.location?.state]
  }
  for (const [postalCode, state] of Object.entries({
    '09012': 'AE',
    '34001': 'AA',
    '96201': 'AP',
    '00901': 'PR',
    '00802': 'VI',
    '96910': 'GU',
    '96950': 'MP',
    '96799': 'AS',
    '96701': 'HI',
  }))
    expect(await at(postalCode), postalCode).toEqual(['not_collecting', state])
  await at('09012')
  expect(invoiceOf(await subscribe(customer, (await price(1000)).id))).toMatchObject({
    total: 1000,
    total_taxes: [{ amount: 0, taxability_reason: 'not_collecting' }],
  })
})
