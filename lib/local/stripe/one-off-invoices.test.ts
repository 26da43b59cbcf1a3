import { afterEach, beforeEach, expect, test } from 'vitest'
import { aShop, startTestStripe, type TestStripe } from './test-stripe.ts'

let local: TestStripe
beforeEach(async () => {
  local = await startTestStripe()
})
afterEach(() => local.stop())

/** A customer in Dallas, of an account that is registered there once it has said from where it sells. */
async function member({ active = true } = {}) {
  const { stripe } = local
  if (active) await stripe.tax.settings.update({ head_office: { address: { country: 'US', state: 'TX' } } })
  await stripe.tax.registrations.create({
    country: 'US',
    country_options: { us: { state: 'TX', type: 'state_sales_tax' } },
    active_from: 'now',
  })
  const { customer } = await (await aShop(local)).member('pm_card_visa')
  await stripe.customers.update(customer, { address: { postal_code: '75201', country: 'US' } })
  return { stripe, customer }
}

test('what no price is for is taxed by its own kind, and its preview is what is billed', async () => {
  const { stripe, customer } = await member()
  await stripe.customers.createBalanceTransaction(customer, { amount: -300, currency: 'usd' })
  const item = {
    amount: 1333,
    currency: 'usd',
    description: 'The rest of the month',
    tax_behavior: 'exclusive',
    tax_code: 'txcd_10103001',
  } as const
  const automatic_tax = { enabled: true }
  const preview = await stripe.invoices.createPreview({ customer, automatic_tax, invoice_items: [item] })
  expect((await stripe.invoices.list({ customer })).data).toEqual([])
  const draft = await stripe.invoices.create({ customer, automatic_tax, auto_advance: false })
  await stripe.invoiceItems.create({ ...item, customer, invoice: draft.id ?? '' })
  const billed = await stripe.invoices.finalizeInvoice(draft.id ?? '', { auto_advance: false })
  expect(billed).toMatchObject({ status: 'open', subtotal: 1333, total: 1443, amount_due: 1143 })
  expect(preview).toMatchObject({ subtotal: 1333, total: 1443, amount_due: 1143 })

  const free = { ...item, tax_code: 'txcd_00000000' }
  const untaxed = await stripe.invoices.createPreview({ customer, automatic_tax, invoice_items: [free] })
  expect(untaxed).toMatchObject({ total: 1333 })
})

test('tax is added only by an account that has said from where it sells', async () => {
  const { stripe, customer } = await member({ active: false })
  const automatic_tax = { enabled: true }
  await expect(stripe.invoices.create({ customer, automatic_tax })).rejects.toMatchObject({
    code: 'stripe_tax_inactive',
  })
})
