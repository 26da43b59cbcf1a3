import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfText } from '#test/support/pdf-text.ts'
import { aShop, startTestStripe, type TestStripe } from '../test-stripe.ts'

let local: TestStripe
beforeAll(async () => {
  local = await startTestStripe()
})
afterAll(() => local.stop())

test('a finished invoice has a page and a PDF that say the same, whatever the name of the customer', async () => {
  const { member } = await aShop(local)
  const { customer } = await member()
  await local.stripe.customers.update(customer, { name: 'Łukasz 李 Żółć (Bass) \\ Sons' })
  await local.stripe.invoiceItems.create({
    customer,
    amount: 1234,
    currency: 'usd',
    description: '1 × Booth <b>',
  })
  const draft = await local.stripe.invoices.create({ customer, pending_invoice_items_behavior: 'include' })
  const {
    hosted_invoice_url: page,
    invoice_pdf: pdf,
    number,
  } = await local.stripe.invoices.pay(draft.id ?? '')
  const html = await (await fetch(page ?? '')).text()
  expect(html).toContain(`Invoice ${number}`)
  expect(html).toContain('1 × Booth &lt;b&gt;')
  const response = await fetch(pdf ?? '')
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const text = await pdfText(new Uint8Array(await response.arrayBuffer()))
  expect(text).toContain('Łukasz 李 Żółć (Bass) \\ Sons')
  expect(text).toContain('1 × Booth <b> $12.34')
  expect((await fetch(`${local.url}/invoices/in_none/pdf`)).status).toBe(404)
})

test('the bank asks the holder of the secret, once', async () => {
  const intent = await local.stripe.paymentIntents.create({
    amount: 2000,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_authenticationRequired',
    return_url: 'http://localhost:3000/billing',
  })
  const { url = '', return_url } = intent.next_action?.redirect_to_url ?? {}
  expect(return_url).toBe('http://localhost:3000/billing')
  expect(await (await fetch(url ?? '')).text()).toContain('Complete authentication')
  expect((await fetch(`${local.url}/3ds/${intent.id}?client_secret=wrong`)).status).toBe(404)
  const answer = () =>
    fetch((url ?? '').split('?')[0] ?? '', {
      method: 'POST',
      body: new URLSearchParams({ client_secret: intent.client_secret ?? '', outcome: 'pass' }),
    })
  expect(await (await answer()).json()).toMatchObject({ status: 'succeeded' })
  expect((await answer()).status).toBe(409)
})
