import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getUserBillingOverview } from '#shared/billing/contract.ts'
import { cancelSubscription, keepSubscription, previewPlanChange } from '#shared/subscriptions/contract.ts'
import { getMe } from '#shared/users/contract.ts'
import { accessibilityProblems, inBrowser, wake } from '#test/support/browser.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putPromoCode } from '#test/support/promo-codes.ts'
import { userIdOf } from '#test/support/records.ts'
import { stripeOf } from '#test/support/stripe.ts'
import { payWith, subscribedMember } from '#test/support/subscribed-member.ts'

const { url, visit } = inBrowser()

const checkout = '/billing/subscribe?plan=pro_competitor_monthly'

async function signedIn(path: string, width = 1440) {
  const member = await completeMember(url)
  return { ...member, ...(await visitAs(member.email, path, width)) }
}

async function visitAs(email: string, path: string, width = 1440) {
  const { page, context, allow } = await visit({ width, as: email })
  // What a decline answers to the card form, and a promo code that does not count.
  allow(/status of 4(02|04|22)/)
  await page.goto(path)
  return { page, context, allow }
}

async function typeCard(page: Page, number: string): Promise<void> {
  const fields = {
    'Card number': number,
    'Expiration date': '12 / 30',
    'Security code': '123',
    'ZIP code': '12345',
  }
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
}

const payButton = (page: Page, amount = '$9.99') => page.getByRole('button', { name: `Pay ${amount}` })
const bank = (page: Page) => page.getByRole('dialog', { name: '3-D Secure' })
const paid = (page: Page) => page.getByRole('heading', { name: 'You are a Pro Competitor now' }).waitFor()

/** The card form takes its colors from the theme that somebody has chosen. */
async function expectCardFormAccessible(page: Page): Promise<void> {
  expect(await accessibilityProblems(page, 'everything')).toEqual([])
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await page.setViewportSize({ width: 390, height: 900 })
  expect(await accessibilityProblems(page, 'everything')).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** How often the member was billed for a subscription at the provider, whatever we believe. */
async function subscriptionsAtStripe(client: Client) {
  const userId = await userIdOf(client)
  const all = []
  for await (const one of stripeOf(url).subscriptions.list({ status: 'all', limit: 100 }))
    if (one.metadata.user_id === userId) all.push(one.status)
  return all
}

test('from the pricing page to a paid membership at a discount: declined in plain words, reloaded, pressed twice, paid once', async () => {
  const { code } = await putPromoCode()
  const { client, email, page } = await signedIn('/pricing')
  const offer = (name: string) => page.getByRole('article', { name, exact: true })
  await offer('Competitor').getByText('Your membership').waitFor()
  expect(await offer('Retailer').getByRole('link').getAttribute('href')).toBe('/profile?tab=verification')
  await page.getByText('Yearly (Save 20%)').click()
  await offer('Pro Competitor').getByRole('link', { name: 'Choose Pro Competitor' }).click()
  await page.waitForURL('**/billing/subscribe?plan=pro_competitor_yearly')
  await payButton(page, '$95.90').waitFor()
  await page.getByText('Monthly', { exact: true }).click()
  await page.waitForURL(`**${checkout}`)

  const promo = page.getByLabel('Promo code')
  await promo.fill('nobody-knows')
  await promo.press('Enter')
  await page.getByText('Invalid promo code').waitFor()
  await promo.fill(code.toLowerCase())
  expect(await promo.inputValue()).toBe(code)
  await promo.press('Enter')
  await payButton(page, '$7.99').waitFor()

  await typeCard(page, '4000000000000002')
  await payButton(page, '$7.99').click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Nothing was charged' })
  await refusal.getByText('The card was declined.').waitFor()
  await expectCardFormAccessible(page)
  await typeCard(page, '4000000000009995')
  await payButton(page, '$7.99').click()
  await refusal.getByText('not enough funds').waitFor()

  await page.reload()
  await page.getByText('You began this before and nothing was charged.').waitFor()
  await typeCard(page, '4242424242424242')
  await page.getByText('A fifth off your first payment').waitFor()
  await payButton(page, '$7.99').dblclick()
  await paid(page)
  await page.getByText(email).waitFor()
  await expectAccessible(page, 'a paid membership')
  expect(await subscriptionsAtStripe(client)).toEqual(['active'])
  expect((await client.call(getUserBillingOverview, { query: {} })).body.totalSpentCents).toBe(799)
  expect((await client.call(getMe, {})).body.membershipType).toBe('pro_competitor')
  await controlOf(url).settle()
  const receipts = (await controlOf(url).inbox(email)).filter(({ text }) => text.includes('$7.99'))
  expect(receipts).toHaveLength(1)

  await page.goto(checkout)
  await page.getByText('You have Pro Competitor already').waitFor()
  const tellWho = Promise.withResolvers<void>()
  await page.route('**/api/users/me', (route) => tellWho.promise.then(() => route.continue()))
  await page.goto('/pricing')
  await wake(page)
  const visitorsLink = offer('Organization').getByRole('link', { includeHidden: true })
  expect([await visitorsLink.count(), await visitorsLink.isVisible()]).toEqual([1, false])
  tellWho.resolve()
  await offer('Pro Competitor').getByText('Your membership').waitFor()
})

test('a bank that is left unanswered costs nothing and stands in nobody’s way, and going back loses nothing', async () => {
  const { client, page } = await signedIn('/pricing', 390)
  // Until the page knows who looks at it, the offers are those for visitors.
  await page.getByText('Your membership').waitFor()
  await page.getByRole('link', { name: 'Choose Pro Competitor' }).click()
  await typeCard(page, '4000002760003184')
  await payButton(page).click()
  await bank(page).getByRole('button', { name: 'Leave without answering' }).click()
  await page.getByText('The bank could not confirm that it is you.').waitFor()
  await payButton(page).click()
  await bank(page).getByRole('button', { name: 'Fail authentication' }).click()
  await bank(page).waitFor({ state: 'detached' })
  await page.getByText('The bank could not confirm that it is you.').waitFor()

  await page.goBack()
  await page.waitForURL('**/pricing')
  await page.goForward()
  await page.getByText('You began this before and nothing was charged.').waitFor()
  await typeCard(page, '4000002760003184')
  await payButton(page).click()
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await paid(page)
  expect(await subscriptionsAtStripe(client)).toEqual(['active'])
})

async function secondTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(checkout)
  await payButton(tab).waitFor()
  return tab
}

test('of two tabs one pays; the other is told, also about a plan that was begun beside it', async () => {
  const { client, page, context, allow } = await signedIn(checkout)
  allow(/status of 409/)
  await payButton(page).waitFor()
  const other = await secondTab(context)
  await other.goto('/billing/subscribe?plan=pro_competitor_yearly')
  await typeCard(other, '4000000000000002')
  await payButton(other, '$95.90').click()
  await other.getByText('The card was declined.').waitFor()
  await page.reload()
  await page.getByText('You began to subscribe to Pro Competitor, yearly').waitFor()
  await typeCard(page, '4242424242424242')
  await payButton(page).click()
  await paid(page)
  await typeCard(other, '4242424242424242')
  await payButton(other, '$95.90').click()
  await other.getByText('You already have a membership').waitFor()
  expect((await subscriptionsAtStripe(client)).toSorted()).toEqual(['active', 'incomplete_expired'])
  const { body } = await client.call(getUserBillingOverview, { query: {} })
  expect(body.totalSpentCents).toBe(999)
})

const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

test('a plan is changed as previewed: up when the bank agrees, down at the end of the period, and back', async () => {
  const member = await subscribedMember(url)
  await payWith(url, member, 'pm_card_authenticationRequired')
  const { page, allow } = await visitAs(member.email, '/billing')
  allow(/status of 409/)
  const dialog = page.getByRole('dialog', { name: 'Change Membership Plan' })
  const confirm = dialog.getByRole('button', { name: 'Confirm Change' })
  const subscription = async () =>
    (await member.client.call(getUserBillingOverview, { query: {} })).body.subscription
  await page.getByRole('button', { name: 'Change Plan' }).click()
  await dialog.getByText('Current Plan').waitFor()
  expect(await confirm.isDisabled()).toBe(true)
  await dialog.getByText('Yearly (Save 20%)').click()
  const plans = await dialog
    .getByRole('radio', { name: /Competitor|Retailer|Manufacturer|Organization/ })
    .all()
  expect(plans).toHaveLength(4)
  await dialog.getByRole('radio', { name: /^Retailer/ }).check()
  await dialog.getByRole('link', { name: 'Verify your business' }).waitFor()
  await dialog.getByRole('radio', { name: /^Pro Competitor/ }).check()
  await dialog.getByText(/^Proration for \d+ days remaining$/).waitFor()
  await dialog.getByText('Amount due today').waitFor()
  await expectAccessible(page, 'the change of a plan')

  // Another tab looks at another plan, and what is shown here no longer holds.
  await member.client.call(previewPlanChange, {
    body: { planId: 'competitor_monthly', billingPeriod: 'monthly' },
  })
  await confirm.click()
  await dialog.getByText('These figures are no longer valid. Look at them again.').waitFor()
  await confirm.dblclick()
  await bank(page).getByRole('button', { name: 'Leave without answering' }).click()
  await dialog.getByText('Failed to update subscription').waitFor()
  expect((await subscription())?.billingPeriod).toBe('monthly')
  await confirm.click()
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await said(page, 'Subscription plan updated successfully!')
  expect(await subscription()).toMatchObject({ billingPeriod: 'yearly', priceCents: 9590 })

  await page.getByRole('button', { name: 'Change Plan' }).click()
  await dialog.getByRole('radio', { name: /^Competitor/ }).check()
  await dialog.getByText(/benefits continue until the end of the period/).waitFor()
  await confirm.click()
  await dialog.waitFor({ state: 'detached' })
  expect((await subscription())?.billingPeriod).toBe('yearly')
  await keepPro(page)
  expect(await subscription()).toMatchObject({ cancelAtPeriodEnd: false, status: 'active' })

  await page.getByRole('button', { name: 'Change Plan' }).click()
  await dialog.getByText('Monthly', { exact: true }).click()
  await dialog.getByRole('radio', { name: /^Pro Competitor/ }).check()
  await dialog.getByText(/^Changes on .*, no refunds$/).waitFor()
  await confirm.click()
  await page.getByText(/^Pro Competitor stays as it is until .* for \$9\.99 a month\.$/).waitFor()

  // What another tab has changed is seen when somebody comes back to this one.
  await member.client.call(keepSubscription, { body: {} })
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      return page.getByText(/^Pro Competitor stays as it is until/).count()
    })
    .toBe(0)
})

const keepPro = async (page: Page) => {
  await page.getByRole('button', { name: 'Keep Pro Competitor', exact: true }).click()
  await said(page, 'You keep Pro Competitor')
}

test('a subscription rests, goes on, and ends when its member says so and why', async () => {
  const { email, client } = await subscribedMember(url)
  const { page } = await visitAs(email, '/billing', 390)
  const subscription = async () =>
    (await client.call(getUserBillingOverview, { query: {} })).body.subscription
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await press('Pause Subscription')
  const pause = page.getByRole('dialog', { name: 'Pause Subscription' })
  await pause.getByText(/days of your period are left/).waitFor()
  await pause.getByLabel('Go on by itself on').fill('2020-01-01')
  await pause.getByRole('button', { name: 'Pause Subscription' }).click()
  await pause.getByText('Choose a day within the next 90 days.').waitFor()
  await expectAccessible(page, 'a pause')
  const resumeOn = new Date(Date.now() + 40 * 86_400_000)
  await pause.getByLabel('Go on by itself on').fill(resumeOn.toISOString().slice(0, 10))
  await pause.getByRole('button', { name: 'Pause Subscription' }).dblclick()
  await said(page, 'Subscription paused successfully')
  expect((await subscription())?.status).toBe('paused')
  const fact = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('..')
  expect(await fact('Resumes').textContent()).toMatch(/\w{3} \d+, \d{4}$/)
  expect(await fact('Kept for you').textContent()).toMatch(/(28|29|30|31) paid days$/)
  await page.locator('main').getByText('Paused', { exact: true }).waitFor()
  await press('Resume Subscription')
  await said(page, 'Subscription resumed successfully')
  expect((await subscription())?.status).toBe('active')

  const cancel = page.getByRole('dialog', { name: 'Cancel Subscription' })
  const really = cancel.getByRole('button', { name: 'Cancel Subscription' })
  const askToCancel = async () => {
    await press('Cancel Subscription')
    expect(await really.isDisabled()).toBe(true)
    await cancel.getByLabel('Why are you leaving?').selectOption('I only need a break')
  }
  await askToCancel()
  await expectAccessible(page, 'a cancellation')
  await cancel.getByRole('button', { name: 'Keep Subscription' }).click()
  await askToCancel()
  await really.dblclick()
  await said(page, 'Subscription will cancel at end of period')
  expect(await subscription()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
  await fact('Subscription ending').waitFor()
  await keepPro(page)
  await askToCancel()
  await cancel.getByLabel('Cancel immediately (no access after today)').check()
  await really.click()
  await said(page, 'Subscription cancelled')
  await page.getByText("You don't have an active subscription").waitFor()
  expect((await client.call(getMe, {})).body.membershipType).toBe('competitor')

  await page.goto(checkout)
  expect(await page.getByRole('radio', { name: /^Visa ending in 4242/ }).isChecked()).toBe(true)
  await payButton(page).dblclick()
  await paid(page)
  expect((await subscriptionsAtStripe(client)).toSorted()).toEqual(['active', 'canceled'])
})

const cancelAtOnce = (client: Client) =>
  client.call(cancelSubscription, { body: { reason: 'other', immediate: true } })

test('a code that takes everything off begins without a payment, with a card for later if the bank agrees', async () => {
  const { code } = await putPromoCode({ value: 100, description: 'The first period is on us' })
  const { client, page } = await signedIn(`${checkout}&promo=${code}`, 390)
  await page.getByText('The first period is on us').waitFor()
  await typeCard(page, '4000002500003155')
  const begin = page.getByRole('button', { name: 'Begin, nothing to pay today' })
  await begin.click()
  await bank(page).getByRole('button', { name: 'Leave without answering' }).click()
  await paid(page)
  await page.getByText(/^No card is kept yet\./).waitFor()
  await expectAccessible(page, 'a membership that begins without a card')
  expect(await subscriptionsAtStripe(client)).toEqual(['active'])
  await cancelAtOnce(client)

  const again = await putPromoCode({ value: 100 })
  await page.goto(`${checkout}&promo=${again.code}`)
  await typeCard(page, '4000002500003155')
  await begin.dblclick()
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await paid(page)
  expect(await page.getByText(/^No card is kept yet\./).count()).toBe(0)
  const { totalSpentCents, paymentMethods } = (await client.call(getUserBillingOverview, { query: {} })).body
  expect({ totalSpentCents, cards: paymentMethods.map(({ last4 }) => last4) }).toEqual({
    totalSpentCents: 0,
    cards: ['3155'],
  })
})

test('at PayPal a membership is left and approved, and the page that follows knows which', async () => {
  const { client, page, allow } = await signedIn(checkout, 390)
  // What PayPal's own page answers to a decline.
  allow(/paypal/)
  const choosePaypal = async () => {
    await page.getByText('PayPal', { exact: true }).click()
    await page.getByRole('button', { name: 'Continue to PayPal' }).dblclick()
    await page.waitForURL('**/_local/paypal/**')
  }
  await choosePaypal()
  await page.getByRole('button', { name: /^Cancel and return/ }).click()
  await page.getByText('You left PayPal before the membership was approved.').waitFor()
  await page.waitForURL(`**${checkout}`)
  await payButton(page).waitFor()
  await choosePaypal()
  await page.getByRole('radio', { name: 'PayPal balance' }).check()
  // PayPal takes its time: until it says that it is paid, nobody is asked to pay again.
  let confirmed = false
  await page.route('**/api/billing/subscriptions/settle', async (route) => {
    const response = await route.fetch()
    const { subscription } = await response.json()
    return route.fulfill({
      response,
      json: { subscription: confirmed ? subscription : { ...subscription, status: 'incomplete' } },
    })
  })
  await page.getByRole('button', { name: /^Agree and/ }).click()
  await page.getByText('Your payment is on its way').waitFor()
  expect(await page.getByText('Continue to PayPal').count()).toBe(0)
  await expectAccessible(page, 'a payment on its way')
  confirmed = true
  await page.getByRole('button', { name: 'Check again' }).click()
  await paid(page)
  const { body } = await client.call(getUserBillingOverview, { query: {} })
  expect(body.subscription).toMatchObject({ status: 'active', paymentProvider: 'paypal' })
  await page.reload()
  await page.getByText('You have Pro Competitor already').waitFor()
})
