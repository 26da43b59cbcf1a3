import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { untaxed } from '#test/support/begin-subscription.ts'
import { accessibilityProblems, inBrowser, showWidth, wake } from '#test/support/browser.ts'
import {
  bank,
  checkout,
  paid,
  payButton,
  subscriptionsAtStripe,
  typeCard,
  visitAsMember,
} from '#test/support/checkout-page.ts'
import { controlOf } from '#test/support/control.ts'
import { allowAnalytics } from '#test/support/counted.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putPromoCode } from '#test/support/promo-codes.ts'

const { url, visit } = inBrowser()

const signedIn = (path: string, width?: number) => visitAsMember({ url, visit }, path, { width })

/** The card form takes its colors from the chosen theme. */
async function expectCardFormAccessible(page: Page): Promise<void> {
  await expect.poll(() => accessibilityProblems(page, 'everything')).toEqual([])
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await showWidth(page, 390)
  await expect.poll(() => accessibilityProblems(page, 'everything')).toEqual([])
  await showWidth(page, 1440)
}

const refusedCodes = {
  'Promo code has expired': { validUntil: '2020-01-01T00:00:00.000Z' },
  'Promo code usage limit reached': { usageLimit: 1, usageCount: 1 },
  'Promo code does not apply to this plan': { planIds: ['retailer_monthly'] },
}

test('from the pricing page to a paid membership at a discount: declined in plain words, reloaded, pressed twice, paid once', async () => {
  const { code } = await putPromoCode()
  const { client, email, page } = await signedIn('/pricing')
  await wake(page)
  const purchases = await allowAnalytics(page, url, 'purchase')
  const offer = (name: string) => page.getByRole('article', { name, exact: true })
  await offer('Competitor').getByText('Your membership').waitFor()
  await expect
    .poll(() => offer('Retailer').getByRole('link').getAttribute('href'))
    .toBe('/profile?tab=verification')
  await page.getByText('Yearly (Save 20%)').click()
  await offer('Pro Competitor').getByRole('link', { name: 'Choose Pro Competitor' }).click()
  await page.waitForURL('**/billing/subscribe?plan=pro_competitor_yearly')
  await payButton(page, '$95.90').waitFor()
  await page.getByText('Monthly', { exact: true }).click()
  await page.waitForURL(`**${checkout}`)

  const promo = page.getByLabel('Promo code')
  await promo.fill('no-one-knows')
  await promo.press('Enter')
  await page.getByText('Invalid promo code').waitFor()
  for (const [refusal, fields] of Object.entries(refusedCodes)) {
    await promo.fill((await putPromoCode(fields)).code)
    await promo.press('Enter')
    await page.getByText(refusal, { exact: true }).waitFor()
  }
  await page.route('**/promo-codes/check', (route) => route.fulfill({ status: 500, body: '{}' }), {
    times: 1,
  })
  await promo.fill('no-one-answers')
  await promo.press('Enter')
  await page.getByText('Error validating promo code').waitFor()
  // What is forgotten is typed where it belongs.
  await promo.fill('ac')
  await promo.press('ArrowLeft')
  await promo.pressSequentially('bb')
  await expect.poll(() => promo.inputValue()).toBe('ABBC')
  await promo.fill(code.toLowerCase())
  await expect.poll(() => promo.inputValue()).toBe(code)
  await promo.press('Enter')
  await payButton(page, '$7.99').waitFor()

  await typeCard(page, '4000000000000002')
  const begin = Promise.withResolvers<void>()
  await page.route('**/api/billing/subscriptions', (route) => begin.promise.then(() => route.continue()), {
    times: 1,
  })
  await payButton(page, '$7.99').click()
  // On a slow line the member loses patience: another way to pay would take away the card that is being charged.
  await page.getByRole('button', { name: 'Processing...' }).waitFor()
  await page.getByText('PayPal', { exact: true }).click({ force: true })
  await expect.poll(() => page.locator('[name="way-to-pay"][value="card"]').isChecked()).toBe(true)
  begin.resolve()
  const refusal = page.getByRole('alert').filter({ hasText: 'Nothing was charged' })
  await refusal.getByText('The card was declined.').waitFor()
  await expectCardFormAccessible(page)
  await typeCard(page, '4000000000009995')
  await payButton(page, '$7.99').click()
  await refusal.getByText('insufficient funds').waitFor()

  await page.reload()
  await page.getByText('You started this checkout earlier, and nothing was charged.').waitFor()
  await typeCard(page, '4242424242424242')
  await page.getByText('A fifth off your first payment').waitFor()
  await payButton(page, '$7.99').dblclick()
  await paid(page)
  await page.getByText(email).waitFor()
  await expectAccessible(page, 'a paid membership')
  expect(await subscriptionsAtStripe(url, client)).toEqual(['active'])
  expect((await client.call(getUserBillingOverview, { query: {} })).body.totalSpentCents).toBe(799)
  expect((await client.call(getMe, {})).body.membershipType).toBe('pro_competitor')
  await controlOf(url).settle()
  const receipts = (await controlOf(url).inbox(email)).filter(({ text }) => text.includes('$7.99'))
  expect(receipts).toHaveLength(1)

  await page.goto(checkout)
  await page.getByText('You already have Pro Competitor').waitFor()
  const plan = 'pro_competitor_monthly'
  await expect.poll(purchases).toMatchObject([{ value: 7.99, currency: 'USD', plan }])
  const tellWho = Promise.withResolvers<void>()
  await page.route('**/api/users/me', (route) => tellWho.promise.then(() => route.continue()))
  await page.goto('/pricing')
  await wake(page)
  const visitorsLink = offer('Organization').getByRole('link', { includeHidden: true })
  await expect
    .poll(async () => [await visitorsLink.count(), await visitorsLink.isVisible()])
    .toEqual([1, false])
  tellWho.resolve()
  await offer('Pro Competitor').getByText('Your membership').waitFor()
})

/** Says where one is billed: a place that does not exist, one where tax is due, and one where none is. */
async function giveAddress(page: Page): Promise<void> {
  const zip = page.getByLabel('ZIP code')
  const go = page.getByRole('button', { name: 'Continue', exact: true })
  await page.getByText('Due today before taxes').waitFor()
  await zip.fill('752')
  await go.click()
  await page.getByText('Enter the five digits of your ZIP code').waitFor()
  await zip.fill('00000')
  await go.click()
  await page.getByRole('alert').getByText('We could not find this address.').waitFor()
  await expectAccessible(page, 'a billing address that was not found')
  await zip.fill('75201')
  await go.click()
  await payButton(page, '$10.81').waitFor()
  await expect.poll(() => zip.inputValue(), { message: 'the ZIP code of the card' }).toBe('75201')
  await expect.poll(() => page.getByText('Taxes').locator('..').textContent()).toBe('Taxes$0.82')
  await expectAccessible(page, 'a checkout with tax')
  await page.getByRole('button', { name: 'Change billing address' }).click()
  await zip.fill(untaxed.postalCode)
  await go.click()
  await payButton(page).waitFor()
}

test('a bank that is left unanswered costs nothing and stands in no one’s way, and going back loses nothing', async () => {
  const { client, page } = await visitAsMember({ url, visit }, '/pricing', { width: 390, address: 'none' })
  // Until the page knows who looks at it, the offers are those for visitors.
  await page.getByText('Your membership').waitFor()
  const purchases = await allowAnalytics(page, url, 'purchase')
  await page.getByRole('link', { name: 'Choose Pro Competitor' }).click()
  await giveAddress(page)
  await typeCard(page, '4000002760003184')
  await payButton(page).click()
  await bank(page).getByRole('button', { name: 'Leave without answering' }).click()
  await page.getByText('Your bank could not confirm that it is you.').waitFor()
  await payButton(page).click()
  await bank(page).getByRole('button', { name: 'Fail authentication' }).click()
  await bank(page).waitFor({ state: 'detached' })
  await page.getByText('Your bank could not confirm that it is you.').waitFor()

  await page.goBack()
  await page.waitForURL('**/pricing')
  await page.goForward()
  await page.getByText('You started this checkout earlier, and nothing was charged.').waitFor()
  await typeCard(page, '4000002760003184')
  await payButton(page).click()
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await paid(page)
  await expect.poll(purchases).toMatchObject([{ value: 9.99, currency: 'USD' }])
  expect(await subscriptionsAtStripe(url, client)).toEqual(['active'])
})

async function secondTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(checkout)
  await payButton(tab).waitFor()
  return tab
}

test('one of two tabs pays; the other one hears so, also about a plan that was begun beside it', async () => {
  const { client, page, context, allow } = await signedIn(checkout)
  allow(/status of 409/)
  await payButton(page).waitFor()
  const other = await secondTab(context)
  await other.goto('/billing/subscribe?plan=pro_competitor_yearly')
  await typeCard(other, '4000000000000002')
  await payButton(other, '$95.90').click()
  await other.getByText('The card was declined.').waitFor()
  await page.reload()
  await page.getByText('You started to subscribe to Pro Competitor, yearly').waitFor()
  await typeCard(page, '4242424242424242')
  await payButton(page).click()
  await paid(page)
  await typeCard(other, '4242424242424242')
  await payButton(other, '$95.90').click()
  await other.getByText('You already have a membership').waitFor()
  expect((await subscriptionsAtStripe(url, client)).toSorted()).toEqual(['active', 'incomplete_expired'])
  const { body } = await client.call(getUserBillingOverview, { query: {} })
  expect(body.totalSpentCents).toBe(999)
})
