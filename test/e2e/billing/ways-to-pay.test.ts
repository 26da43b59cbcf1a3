import { expect, test } from 'vitest'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { cancelSubscription } from '#shared/billing/subscriptions/contract.ts'
import { inBrowser } from '#test/support/browser.ts'
import {
  bank,
  checkout,
  paid,
  payButton,
  subscriptionsAtStripe,
  typeCard,
  visitAsMember,
} from '#test/support/checkout-page.ts'
import type { Client } from '#test/support/client.ts'
import { allowAnalytics } from '#test/support/counted.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putPromoCode } from '#test/support/promo-codes.ts'
import { saveCard } from '#test/support/stripe.ts'

const { url, visit } = inBrowser()

const signedIn = (path: string, width?: number) => visitAsMember({ url, visit }, path, { width })

const cancelAtOnce = (client: Client) =>
  client.call(cancelSubscription, { body: { reason: 'other', immediate: true } })

test('a code that takes everything off begins without a payment, with a card for later if the bank agrees', async () => {
  const { code } = await putPromoCode({ value: 100, description: 'The first period is on us' })
  const { client, page } = await signedIn(`${checkout}&promo=${code}`, 390)
  await page.getByText('The first period is on us').waitFor()
  await typeCard(page, '4000002500003155')
  const begin = page.getByRole('button', { name: 'Start now, nothing to pay today' })
  await begin.click()
  await bank(page).getByRole('button', { name: 'Leave without answering' }).click()
  await paid(page)
  await page.getByText(/^You pay nothing until your membership renews on /).waitFor()
  await page.getByText(/^You have no card on file yet\./).waitFor()
  await expectAccessible(page, 'a membership that begins without a card')
  expect(await subscriptionsAtStripe(url, client)).toEqual(['active'])
  await cancelAtOnce(client)

  await page.goto(`${checkout}&promo=${code}`)
  await page.getByText('You have already used this promo code').waitFor()
  await page.getByLabel('Promo code').fill((await putPromoCode({ value: 100 })).code)
  await page.getByLabel('Promo code').press('Enter')
  await begin.waitFor()
  await typeCard(page, '4000002500003155')
  await begin.dblclick()
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await paid(page)
  await expect.poll(() => page.getByText(/^You have no card on file yet\./).count()).toBe(0)
  const { totalSpentCents, paymentMethods } = (await client.call(getUserBillingOverview, { query: {} })).body
  expect({ totalSpentCents, cards: paymentMethods.map(({ last4 }) => last4) }).toEqual({
    totalSpentCents: 0,
    cards: ['3155'],
  })
})

test('at PayPal a membership is left and approved, and the page that follows knows which', async () => {
  const { client, page, allow } = await signedIn('/pricing', 390)
  const purchases = await allowAnalytics(page, url, 'purchase')
  await page.goto(checkout)
  // What PayPal's own page answers to a decline.
  allow(/paypal/)
  const goOn = page.getByRole('button', { name: 'Continue to PayPal' })
  const toPaypal = async () => {
    await goOn.dblclick()
    await page.waitForURL('**/_local/paypal/**')
  }
  await page.getByText('PayPal', { exact: true }).click()
  await toPaypal()
  await page.getByRole('button', { name: /^Cancel and return/ }).click()
  await page.getByText('You left PayPal before you approved the membership.').waitFor()
  await page.waitForURL(`**${checkout}&way=paypal`)
  await goOn.waitFor()
  await page.getByText('Card', { exact: true }).click()
  await payButton(page).waitFor()
  await page.reload()
  await payButton(page).waitFor()
  await page.getByText('PayPal', { exact: true }).click()
  await toPaypal()
  await page.getByRole('radio', { name: 'PayPal balance' }).check()
  // PayPal takes its time: until it says that it is paid, no one is asked to pay again.
  let confirmed = false
  await page.route('**/api/billing/subscriptions/settle', async (route) => {
    const response = await route.fetch()
    const { subscription, ...answer } = await response.json()
    return route.fulfill({
      response,
      json: { ...answer, subscription: confirmed ? subscription : { ...subscription, status: 'incomplete' } },
    })
  })
  await page.getByRole('button', { name: /^Agree and/ }).click()
  await page.getByText('Your payment is on its way').waitFor()
  await expect.poll(() => page.getByText('Continue to PayPal').count()).toBe(0)
  await expectAccessible(page, 'a payment on its way')
  confirmed = true
  await page.getByRole('button', { name: 'Check again' }).click()
  await paid(page)
  const { body } = await client.call(getUserBillingOverview, { query: {} })
  expect(body.subscription).toMatchObject({ status: 'active', paymentProvider: 'paypal' })
  await page.reload()
  await page.getByText('You already have Pro Competitor').waitFor()
  await expect.poll(purchases).toMatchObject([{ value: 9.99, plan: 'pro_competitor_monthly' }])
})

test('a promo code that could not be looked at is looked at when it is applied again', async () => {
  const { code } = await putPromoCode()
  const { page, context } = await signedIn(checkout)
  const checks = '**/api/billing/promo-codes/check'
  await context.route(checks, (route) => route.fulfill({ status: 500, json: { detail: 'Something broke.' } }))
  const promo = page.getByLabel('Promo code')
  await promo.fill(code)
  await promo.press('Enter')
  await page.getByText('Error validating promo code').waitFor()
  await context.unroute(checks)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('A fifth off your first payment').waitFor()
})

test('a card that is kept has the same name at the checkout as everywhere else', async () => {
  const { client, page } = await signedIn('/dashboard')
  await saveCard(url, client)
  await page.route('**/api/billing/overview**', async (route) => {
    const response = await route.fetch()
    const overview = await response.json()
    const paymentMethods = overview.paymentMethods.map((card: object) => ({ ...card, brand: 'unionpay' }))
    return route.fulfill({ response, json: { ...overview, paymentMethods } })
  })
  await page.goto(checkout)
  await page.getByRole('radio', { name: /^UnionPay ending in 4242/ }).waitFor()
})
