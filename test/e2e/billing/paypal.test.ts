import { expect, test } from 'vitest'
import { credentials } from '#lib/local/paypal/credentials.ts'
import { accessibilityProblems, inBrowser } from '#test/support/browser.ts'

const browser = inBrowser()

type Made = { id: string; links: { rel: string; href: string }[] }

async function makeSubscription(): Promise<Made> {
  const base = `${browser.url}/_local/paypal`
  const basic = Buffer.from(`${credentials.clientId}:${credentials.secret}`).toString('base64')
  const granted = await fetch(`${base}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  const { access_token: token } = (await granted.json()) as { access_token: string }
  const post = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as Made
  }
  const product = await post('/v1/catalogs/products', { name: 'Membership', type: 'SERVICE' })
  const cycle = {
    frequency: { interval_unit: 'MONTH' },
    tenure_type: 'REGULAR',
    sequence: 1,
    total_cycles: 0,
    pricing_scheme: { fixed_price: { currency_code: 'USD', value: '29.37' } },
  }
  const plan = await post('/v1/billing/plans', {
    product_id: product.id,
    name: 'Retailer',
    billing_cycles: [cycle],
    payment_preferences: {},
  })
  return post('/v1/billing/subscriptions', {
    plan_id: plan.id,
    application_context: {
      brand_name: 'Boxrise',
      return_url: `${browser.url}/_local/paypal`,
      cancel_url: `${browser.url}/_local/paypal`,
    },
  })
}

test('a payer agrees by keyboard and is led back, and the payment is refunded on the page of the emulator', async () => {
  const { links } = await makeSubscription()
  const { page } = await browser.visit({ width: 390 })
  await page.goto(links.find(({ rel }) => rel === 'approve')?.href ?? '')
  await expect.poll(() => accessibilityProblems(page, 'everything')).toEqual([])
  await page.getByRole('radio', { name: 'Card that is declined' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Agree and subscribe' }).press('Enter')
  await page.getByRole('alert').getByText('was declined').waitFor()
  await page.getByRole('radio', { name: 'PayPal balance' }).check()
  await page.getByRole('button', { name: 'Agree and subscribe' }).press('Enter')
  await page.waitForURL(/subscription_id=I-\w+&ba_token=BA-\w+&token=\w+$/)
  await page.getByLabel('Show').selectOption('sale')
  await page.getByRole('link', { name: /completed.*\$29\.37/ }).click()
  await page.getByRole('button', { name: 'Refund the rest' }).click()
  await page.getByText(/^Made \w+\.$/).waitFor()
  await expect.poll(() => accessibilityProblems(page, 'everything')).toEqual([])
})
