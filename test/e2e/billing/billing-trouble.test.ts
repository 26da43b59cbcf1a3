import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { addCard } from '#test/support/add-card.ts'
import { inBrowser } from '#test/support/browser.ts'
import {
  checkout,
  paid,
  payButton,
  said,
  subscriptionsAtStripe,
  typeCard,
  visitAsMember,
} from '#test/support/checkout-page.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'

const { url, visit } = inBrowser()

test('what does not work is said in its own words, and works when it is tried again', async () => {
  const { page, context, allow } = await visit({ as: 'pro@demo.test' })
  allow(/status of (404|500)/)
  await page.goto('/billing?tab=payment-methods')
  const isRead = (route: Route) => route.request().method() === 'GET'
  const fail = (route: Route, status = 500) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'broken', detail: 'Something broke.', requestId: 'request-4712' }),
    })
  const dialog = page.getByRole('dialog')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const tab = (name: string) => page.getByRole('tab', { name }).click()

  await page.route('**/api/billing/configuration', async (route) => {
    const response = await route.fetch()
    const settings = await response.json()
    const off = {
      stripe: { ...settings.stripe, active: false },
      paypal: { ...settings.paypal, active: false },
    }
    return route.fulfill({ response, json: { ...settings, ...off } })
  })
  await press('Add Payment Method')
  await dialog.getByText('Stripe is not active in payment configuration').waitFor()
  await dialog.getByText('PayPal', { exact: true }).click()
  await dialog.getByText('PayPal is not configured').waitFor()
  await page.unroute('**/api/billing/configuration')
  await dialog.getByText('Credit/Debit Card').click()
  await dialog.getByLabel('Card number').waitFor()

  await context.route('**/api/billing/**', (route) => (isRead(route) ? route.continue() : fail(route)))
  await addCard(page, '4242424242424242')
  await dialog.getByText('Failed to create payment method').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await press('Set as default: Visa ending in 4242')
  await said(page, 'Failed to update default payment method')
  await press('Remove Visa ending in 4242')
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await said(page, 'Failed to remove payment method')
  await tab('Invoices')
  await page
    .getByRole('button', { name: /^Download PDF of invoice/ })
    .first()
    .click()
  await said(page, 'Failed to download invoice')
  await tab('Transaction History')
  await press('Download CSV')
  await said(page, 'Failed to export data')

  await tab('Overview')
  await press('Pause Subscription')
  await dialog.getByRole('button', { name: 'Pause Subscription' }).click()
  await dialog.getByText('Failed to pause subscription').waitFor()
  await dialog.getByRole('button', { name: 'Keep Subscription' }).click()
  await press('Cancel Subscription')
  await dialog.getByLabel('Why are you leaving?').selectOption('Another reason')
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click()
  await dialog.getByText('Failed to cancel subscription').waitFor()
  await dialog.getByRole('button', { name: 'Keep Subscription' }).click()
  await press('Change Plan')
  await dialog.getByRole('radio', { name: /^Competitor/ }).check()
  await dialog.getByText('We couldn’t calculate the price').waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Confirm Change' }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await context.unroute('**/api/billing/**')

  const lists = /api.(billing.(transactions|invoices)|plans)/
  await context.route(lists, (route) => fail(route, 404))
  await context.route(/billing.overview/, (route) => fail(route, 404))
  await page.goto('/billing')
  await page.getByText('Failed to load billing information').waitFor()
  await context.unroute(/billing.overview/)
  await press('Try again')
  await press('Change Plan')
  await dialog.getByText('Failed to load membership plans').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  for (const list of ['Transaction History', 'Invoices']) {
    await tab(list)
    await page.getByRole('tabpanel', { name: list }).getByText('Failed to load billing data').waitFor()
  }
  await context.unroute(lists)
  await page.route(/api.billing.invoices/, async (route) => {
    const response = await route.fetch()
    const { items, ...page } = await response.json()
    const [first, ...others] = items
    return route.fulfill({ response, json: { ...page, items: [{ ...first, status: 'void' }, ...others] } })
  })
  await press('Try again')
  await page
    .getByRole('button', { name: /^View invoice/ })
    .first()
    .waitFor()
  await page.getByText('Void', { exact: true }).first().waitFor()
})

test('a member with the highest plan reads so, and may still go down', async () => {
  const { page } = await visit({ width: 390, as: 'organizer@demo.test' })
  await page.goto('/billing')
  await page.getByRole('button', { name: 'Change Plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Membership Plan' })
  await dialog.getByText('No upgrade options available for your current plan.').waitFor()
  await dialog.getByText("You're already on the highest tier available.").waitFor()
  await expect.poll(() => dialog.getByRole('radio', { name: /^Competitor/ }).count()).toBe(1)
})

test('a card that is typed in the place of one that could not be added is the one that pays', async () => {
  const { email } = await completeMember(url)
  const { page, context, allow } = await visit({ as: email })
  allow(/status of 500/)
  await page.goto('/billing?tab=payment-methods')
  await page.getByRole('button', { name: 'Add Payment Method' }).click()
  const adds = '**/api/billing/payment-methods'
  await context.route(adds, (route) => route.fulfill({ status: 500, json: { detail: 'Something broke.' } }))
  await addCard(page, '4242424242424242')
  await page.getByRole('dialog').getByText('Failed to add payment method').waitFor()
  await context.unroute(adds)
  await addCard(page, '5555555555554444')
  await said(page, 'Payment method added successfully')
  const card = page.getByRole('listitem').filter({ hasText: 'Mastercard ending in 4444' })
  await card.getByText('Default', { exact: true }).waitFor()
})

test('a card that was confirmed without our hearing of it is added by the next press', async () => {
  const { email } = await completeMember(url)
  const { page, context, allow } = await visit({ as: email })
  allow(/ERR_|status of 400/)
  await page.goto('/billing?tab=payment-methods')
  await page.getByRole('button', { name: 'Add Payment Method' }).click()
  const confirmations = /setup_intents.+confirm/
  await context.route(confirmations, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await addCard(page, '4242424242424242')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Failed to create payment method').waitFor()
  await context.unroute(confirmations)
  await dialog.getByRole('button', { name: 'Add Card' }).click()
  await said(page, 'Payment method added successfully')
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'ending in' }).count()).toBe(1)
})

test('a payment whose confirmation is not heard of is looked up, and never called uncharged unseen', async () => {
  const pay = async (lookups: 'answer' | 'fail') => {
    const { client, page, allow } = await visitAsMember({ url, visit }, checkout)
    allow(/ERR_FAILED|status of 409/)
    await page.route(/payment_intents/, async (route) => {
      if (route.request().method() === 'GET')
        return lookups === 'answer' ? route.continue() : route.abort('failed')
      await route.fetch()
      return route.abort('failed')
    })
    await typeCard(page, '4242424242424242')
    await payButton(page).click()
    return { client, page }
  }
  const { page: heard } = await pay('answer')
  await paid(heard)

  const { client, page } = await pay('fail')
  await page.getByRole('alert').filter({ hasText: 'You may have paid' }).waitFor()
  await expect.poll(() => page.getByText('Nothing was charged').count()).toBe(0)
  await controlOf(url).settle()
  await payButton(page).click()
  await page.getByRole('alert').filter({ hasText: 'You paid with an earlier click' }).waitFor()
  expect(await subscriptionsAtStripe(url, client)).toEqual(['active'])
})
