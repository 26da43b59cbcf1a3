import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import {
  keepSubscription,
  pauseSubscription,
  previewPlanChange,
  resumeSubscription,
} from '#shared/billing/subscriptions/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import {
  bank,
  checkout,
  loseTheAnswerOfTheBank,
  paid,
  payButton,
  said,
  subscriptionsAtStripe,
} from '#test/support/checkout-page.ts'
import { controlOf } from '#test/support/control.ts'
import { allowAnalytics } from '#test/support/counted.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { payWith, subscribedMember } from '#test/support/subscribed-member.ts'

const { url, visit } = inBrowser()

async function openBilling(email: string, width = 1440) {
  const { page, context, allow } = await visit({ width, as: email })
  // What others do is not told to this tab, which is to find out by itself.
  await context.routeWebSocket('**/live?**', () => undefined)
  // Figures that no longer hold, and what a test lets fail.
  allow(/status of (402|404|409|500)/)
  await page.goto('/billing')
  return { page, allow }
}

test('a plan is changed as previewed: up when the bank agrees, down at the end of the period, and back', async () => {
  const member = await subscribedMember(url)
  await payWith(url, member, 'pm_card_authenticationRequired')
  const { page } = await openBilling(member.email)
  await page.goto('/faq')
  await wake(page)
  const purchases = await allowAnalytics(page, url, 'purchase')
  await page.goto('/billing')
  const dialog = page.getByRole('dialog', { name: 'Change Membership Plan' })
  const confirm = dialog.getByRole('button', { name: 'Confirm Change' })
  const subscription = async () =>
    (await member.client.call(getUserBillingOverview, { query: {} })).body.subscription
  await page.getByRole('button', { name: 'Change Plan' }).click()
  await dialog.getByText('Current Plan').waitFor()
  await expect.poll(() => confirm.isDisabled()).toBe(true)
  await dialog.getByText('Yearly (Save 20%)').click()
  const choice = (name: RegExp) => dialog.locator('label').filter({ has: page.getByRole('radio', { name }) })
  const plans = dialog.getByRole('radio', { name: /Competitor|Retailer|Manufacturer|Organization/ })
  await expect.poll(() => plans.count()).toBe(2)
  // What only a verified business may have is locked before it could be chosen.
  await dialog.getByRole('link', { name: 'Verify your business' }).first().waitFor()
  await expect.poll(() => choice(/^Pro Competitor/).textContent()).toContain('Upgrade')
  await expect.poll(() => choice(/^Competitor/).textContent()).toContain('Downgrade')
  await dialog.getByRole('radio', { name: /^Pro Competitor/ }).check()
  await dialog
    .getByRole('region', { name: 'Billing Summary' })
    .getByText(/^Proration for \d+ days remaining$/)
    .waitFor()
  await dialog.getByText('Amount due today').waitFor()
  await expectAccessible(page, 'the change of a plan')

  // Another tab looks at another plan, and what is shown here no longer holds.
  await member.client.call(previewPlanChange, {
    body: { planId: 'competitor_monthly', billingPeriod: 'monthly' },
  })
  await confirm.click()
  await dialog.getByText('These amounts are no longer valid. Check them again.').waitFor()
  await confirm.dblclick()
  await bank(page).getByRole('button', { name: 'Leave without answering' }).click()
  await dialog.getByText('Failed to update subscription').waitFor()
  expect((await subscription())?.billingPeriod).toBe('monthly')
  await confirm.click()
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await said(page, 'Subscription plan updated successfully!')
  expect(await subscription()).toMatchObject({ billingPeriod: 'yearly', priceCents: 9590 })
  await expect.poll(purchases).toMatchObject([{ plan: 'pro_competitor_yearly' }])

  await page.getByRole('button', { name: 'Change Plan' }).click()
  await dialog.getByRole('radio', { name: /^Competitor/ }).check()
  await dialog
    .getByText(
      /^Pro Competitor benefits continue until the end of the period on .*free plan, with no refunds\.$/,
    )
    .waitFor()
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
  await page.getByText(/^Pro Competitor stays the same until .* for \$9\.99 a month\.$/).waitFor()

  // A change in another tab shows when the member comes back to this one.
  await member.client.call(keepSubscription, { body: {} })
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      return page.getByText(/^Pro Competitor stays the same until/).count()
    })
    .toBe(0)
})

const keepPro = async (page: Page) => {
  await page.getByRole('button', { name: 'Keep Pro Competitor', exact: true }).click()
  await said(page, 'You’re keeping Pro Competitor')
}

test('a subscription rests, goes on, and ends when its member says so and why', async () => {
  const { email, client } = await subscribedMember(url)
  const { page } = await openBilling(email, 390)
  const subscription = async () =>
    (await client.call(getUserBillingOverview, { query: {} })).body.subscription
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await press('Pause Subscription')
  const pause = page.getByRole('dialog', { name: 'Pause Subscription' })
  await pause.getByText(/days of your period are left/).waitFor()
  await pause.getByLabel('Resume automatically on').fill('2020-01-01')
  await pause.getByRole('button', { name: 'Pause Subscription' }).click()
  await pause.getByText('Choose a date within the next 90 days.').waitFor()
  await expectAccessible(page, 'a pause')
  const resumeAt = addTime(await controlOf(url).now(), { days: 40 })
  await pause.getByLabel('Resume automatically on').fill(resumeAt.slice(0, 10))
  await pause.getByRole('button', { name: 'Pause Subscription' }).dblclick()
  await said(page, 'Subscription paused successfully')
  expect((await subscription())?.status).toBe('paused')
  const fact = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('..')
  await expect.poll(() => fact('Resumes').textContent()).toMatch(/\w{3} \d+, \d{4}$/)
  await expect.poll(() => fact('Kept for you').textContent()).toMatch(/(28|29|30|31) paid days, until /)
  await page.locator('main .badge').getByText('Paused', { exact: true }).waitFor()
  await page.route('**/subscription/resume', (route) => route.fulfill({ status: 500, body: '{}' }), {
    times: 1,
  })
  await press('Resume Subscription')
  await said(page, 'Failed to resume subscription')
  await press('Resume Subscription')
  await said(page, 'Subscription resumed successfully')
  expect((await subscription())?.status).toBe('active')

  // Another tab is faster, and this one learns how it stands.
  await client.call(pauseSubscription, { body: {} })
  await press('Pause Subscription')
  await page.route('**/subscription/pause', async (route) => {
    await pause.getByRole('button', { name: 'Processing...' }).waitFor()
    return route.continue()
  })
  await pause.getByRole('button', { name: 'Pause Subscription' }).click()
  await pause.getByRole('alert').getByText('No active subscription found').waitFor()
  await pause.getByRole('button', { name: 'Keep Subscription' }).click()
  await client.call(resumeSubscription, { body: {} })
  await press('Resume Subscription')
  await said(page, 'No paused subscription found')

  const cancel = page.getByRole('dialog', { name: 'Cancel Subscription' })
  const really = cancel.getByRole('button', { name: 'Cancel Subscription' })
  const askToCancel = async () => {
    await press('Cancel Subscription')
    await expect.poll(() => really.isDisabled()).toBe(true)
    await expect.poll(() => cancel.getByRole('option').count()).toBe(7)
    await cancel.getByLabel('Why are you leaving?').selectOption('I just need a break')
  }
  await askToCancel()
  await expectAccessible(page, 'a cancellation')
  await cancel.getByRole('button', { name: 'Keep Subscription' }).click()
  await cancel.waitFor({ state: 'detached' })
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
  await expect.poll(() => page.getByRole('radio', { name: /^Visa ending in 4242/ }).isChecked()).toBe(true)
  await payButton(page).dblclick()
  await paid(page)
  expect((await subscriptionsAtStripe(url, client)).toSorted()).toEqual(['active', 'canceled'])
})

/** What toasts say from now on, also those that have gone again. */
async function keepToasts(page: Page) {
  await page.evaluate(() => {
    const told: string[] = []
    const known = new Set<Element>()
    Object.assign(window, { told })
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-sonner-toast]'))
        if (!known.has(toast) && known.add(toast)) told.push(toast.textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told)
}

test('a pause is told once in the tab that made it, and by its notification in another one', async () => {
  const { email } = await subscribedMember(url)
  // What the subscription itself tells is told before the tabs listen.
  await controlOf(url).settle()
  const { page, context } = await visit({ as: email })
  const other = await context.newPage()
  const unread = (tab: Page) => tab.getByRole('button', { name: /^Notifications, \d+ unread$/ })
  for (const tab of [page, other]) {
    await tab.goto('/billing')
    await unread(tab).waitFor()
  }
  const [here, there] = [await keepToasts(page), await keepToasts(other)]
  const before = (await unread(page).getAttribute('aria-label')) ?? ''
  await page.getByRole('button', { name: 'Pause Subscription' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pause Subscription' }).click()
  await said(page, 'Subscription paused successfully')
  await expect.poll(there).toEqual([expect.stringContaining('Your subscription is paused')])
  // The figure is shown before a notification is told.
  await page.getByRole('button', { name: before }).waitFor({ state: 'detached' })
  await expect.poll(here).toEqual(['Subscription paused successfully'])
})

test('a plan whose difference the bank has let through is changed although its answer was lost', async () => {
  const member = await subscribedMember(url)
  await payWith(url, member, 'pm_card_authenticationRequired')
  const { page, allow } = await openBilling(member.email)
  allow(/ERR_/)
  const dialog = page.getByRole('dialog', { name: 'Change Membership Plan' })
  await page.getByRole('button', { name: 'Change Plan' }).click()
  await dialog.getByText('Yearly (Save 20%)').click()
  await dialog.getByRole('radio', { name: /^Pro Competitor/ }).check()
  await loseTheAnswerOfTheBank(page)
  await dialog.getByRole('button', { name: 'Confirm Change' }).click()
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await said(page, 'Subscription plan updated successfully!')
})
