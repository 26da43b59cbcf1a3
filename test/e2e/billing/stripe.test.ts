import { join } from 'node:path'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import Stripe from 'stripe'
import { beforeAll, expect, test } from 'vitest'
import { contentSecurityPolicy } from '#lib/security-headers.ts'
import { accessibilityProblems, inBrowser, type Theme } from '#test/support/browser.ts'

const browser = inBrowser()
let stripe: Stripe
let script: string

beforeAll(async () => {
  const { hostname, port } = new URL(browser.url)
  stripe = new Stripe('sk_test_local', { host: hostname, port, protocol: 'http', telemetry: false })
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../../support/card-form.jsx')],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  script = outputFiles[0]?.text ?? ''
})

const html = `<!doctype html><html lang="en"><head><title>Checkout</title><link rel="stylesheet" href="/card-form.css">
<script src="/_local/stripe/v3/stripe.js"></script><script src="/card-form.js" defer></script></head>
<body><div id="root"></div></body></html>`
const css = `.dark { background: #0b0c0d; color: #f2efe8 } .light { background: #fff; color: #16181a } main { padding: 24px; min-height: 90vh }`

/** The checkout under the policy of the real site, where nothing inline runs. */
async function checkout(query: { clientSecret: string; element: 'card' | 'payment'; theme?: Theme }) {
  const { page, context, allow } = await browser.visit({ theme: query.theme ?? 'dark', width: 390 })
  const policy = contentSecurityPolicy({
    userPoolOrigin: browser.url,
    uploadOrigin: browser.url,
    https: false,
  })
  await context.route('**/card-form**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: script })
    if (pathname.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: css })
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: html,
    })
  })
  await page.goto(`/card-form?${new URLSearchParams({ theme: 'dark', ...query })}`)
  return { page, allow }
}

/** Typed without a mouse: the number leads on to the next field, Tab to the others. */
async function typeCard(page: Page, number: string) {
  await page.getByLabel('Card number').focus()
  await page.keyboard.type(number)
  await page.keyboard.type('1230')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12345')
}
const payment = () => stripe.paymentIntents.create({ amount: 2900, currency: 'usd' })
const result = (page: Page) => page.getByRole('status')

test('a card is typed by keyboard, declined in plain words, corrected and charged', async () => {
  const { id, client_secret: secret } = await payment()
  const { page, allow } = await checkout({ clientSecret: secret ?? '', element: 'card' })
  allow(/402/)
  await typeCard(page, '4000000000009995')
  await page.getByTestId('complete').getByText('true').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await result(page).getByText('error: Your card has insufficient funds.').waitFor()
  for (const label of ['Card number', 'Expiration date', 'Security code', 'ZIP code'])
    await page.getByLabel(label).fill('')
  await page.getByRole('button', { name: 'Pay' }).click()
  await result(page).getByText('Your card number is incomplete.').waitFor()
  await typeCard(page, '4242424242424242')
  await page.getByRole('button', { name: 'Pay' }).click()
  await result(page).getByText('succeeded').waitFor()
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded')
})

test.each(['dark', 'light'] as const)(
  'a wrong number is told before anything is sent, readably in the %s theme',
  async (theme) => {
    const { client_secret: secret } = await payment()
    const { page } = await checkout({ clientSecret: secret ?? '', element: 'payment', theme })
    await page.getByLabel('Card number').fill('4242424242424241')
    await page.getByText('Your card number is invalid.').waitFor()
    await expect.poll(() => accessibilityProblems(page, 'colors')).toEqual([])
  },
)

test.each(['dark', 'light'] as const)(
  'the payment element and the bank have no barriers in the %s theme, and 3-D Secure can be left, failed and passed',
  async (theme) => {
    const { id: customer } = await stripe.customers.create({ email: 'member@demo.test' })
    const { id, client_secret: secret } = await stripe.setupIntents.create({ customer })
    const { page } = await checkout({ clientSecret: secret ?? '', element: 'payment', theme })
    await typeCard(page, '4000002500003155')
    await expect.poll(() => accessibilityProblems(page, 'everything')).toEqual([])
    const ask = async () => {
      await page.getByRole('button', { name: 'Pay' }).click()
      await page.getByRole('dialog').waitFor()
    }
    await ask()
    await expect.poll(() => accessibilityProblems(page, 'everything')).toEqual([])
    await page.keyboard.press('Escape')
    await result(page).getByText('unable to authenticate').waitFor()
    expect((await stripe.setupIntents.retrieve(id)).status).toBe('requires_action')
    await ask()
    await page.getByRole('button', { name: 'Fail authentication' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await result(page).getByText('unable to authenticate').waitFor()
    await ask()
    await page.keyboard.press('Enter')
    await result(page).getByText('succeeded').waitFor()
    expect((await stripe.paymentMethods.list({ customer })).data).toHaveLength(1)
  },
)

test('the page of the emulator lists what there is, refunds, resends and moves the clock', async () => {
  const { latest_charge: charge } = await stripe.paymentIntents.create({
    amount: 4100,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa',
    description: 'Booth at the finals',
  })
  const { page, allow } = await browser.visit({ width: 1440 })
  allow(/400 \(Bad Request\)/)
  await page.goto('/_local/stripe')
  await page.getByLabel('Show').selectOption('charge')
  await page.getByRole('link', { name: 'Booth at the finals' }).click()
  await page.getByRole('button', { name: 'Refund the rest' }).click()
  await page.getByText(/^Made re_/).waitFor()
  expect(await stripe.charges.retrieve(String(charge))).toMatchObject({ refunded: true })
  await page.getByLabel('Show').selectOption('event')
  await page.getByRole('link', { name: 'charge.refunded' }).first().click()
  await page.getByRole('button', { name: 'Resend to the webhooks' }).click()
  await page.getByText(/^(No webhook endpoint is configured|Sent to \d+)\.$/).waitFor()
  await expect.poll(() => accessibilityProblems(page, 'everything')).toEqual([])
  await page.getByLabel('Advance the clock by').fill('tomorrow')
  await page.getByRole('button', { name: 'Advance' }).click()
  await page.waitForFunction(() =>
    (document.getElementById('duration') as HTMLInputElement).validationMessage.includes('not a duration'),
  )
})
