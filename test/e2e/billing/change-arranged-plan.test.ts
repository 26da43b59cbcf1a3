import { expect, test } from 'vitest'
import { saveBillingAddress } from '#shared/billing/billing/contract.ts'
import { arrangedMember } from '#test/support/arranged-member.ts'
import { untaxed } from '#test/support/begin-subscription.ts'
import { inBrowser } from '#test/support/browser.ts'
import { bank, said, typeCard } from '#test/support/checkout-page.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { paypalMember } from '#test/support/paypal-member.ts'
import { planChangesOf } from '#test/support/plan-changes.ts'

const { url, visit } = inBrowser()

test('a plan that was arranged is changed from the prices on, and paid with a card that its bank asks about', async () => {
  const member = await arrangedMember(url)
  const { overview } = planChangesOf(member)
  await member.client.call(saveBillingAddress, { body: untaxed })
  const { page, allow } = await visit({ width: 390, as: member.email })
  allow(/status of 402/)
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Change to Retailer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Membership Plan' })
  const summary = dialog.getByRole('region', { name: 'Billing Summary' })
  await summary.getByText(/^Proration for \d+ days remaining$/).waitFor()
  await expect.poll(() => dialog.getByRole('radio', { name: /^Retailer/ }).isChecked()).toBe(true)
  await summary.getByText('Amount due today').waitFor()
  await summary.getByText(/^You have Retailer until .* It does not renew automatically\.$/).waitFor()
  const dueToday = dialog.getByText(/^Due today/)
  await expect.poll(() => dueToday.textContent()).toMatch(/^Due today \$\d+\.\d\d$/)
  const due = (await dueToday.textContent())?.replace('Due today ', '') ?? ''

  await dialog.getByText('Yearly (Save 20%)').click()
  await dialog.getByText(/arranged your plan with our team for one month, until/).waitFor()
  await dialog.getByText('Monthly', { exact: true }).click()
  await dialog.getByRole('radio', { name: /^Retailer/ }).check()
  await dialog.getByLabel('Card number').waitFor()
  await expectAccessible(page, 'an upgrade that is paid by card')

  const confirm = dialog.getByRole('button', { name: 'Confirm Change' })
  await typeCard(page, '4000000000000002')
  await confirm.click()
  await dialog.getByText('Failed to update subscription').waitFor()
  expect((await overview()).subscription).toMatchObject({ planId: 'pro_competitor_monthly' })
  await typeCard(page, '4000002760003184')
  await confirm.dblclick()
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await said(page, 'Subscription plan updated successfully!')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Retailer', exact: true }).waitFor()
  const { subscription, transactions } = await overview()
  expect(subscription).toMatchObject({ planId: 'retailer_monthly' })
  const paid = transactions.filter(({ status }) => status === 'succeeded')
  expect(paid.map(({ amountCents }) => `$${(amountCents / 100).toFixed(2)}`)).toContain(due)
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('PayPal asks about a change: left there nothing changes, approved it counts, and the page that follows says which', async () => {
  const member = await paypalMember(url)
  const { overview } = planChangesOf(member)
  const { page, allow } = await visit({ as: member.email })
  allow(/paypal/)
  await page.goto('/billing')
  const dialog = page.getByRole('dialog', { name: 'Change Membership Plan' })
  await page.getByRole('button', { name: 'Change Plan' }).click()
  await dialog.getByRole('radio', { name: /^Retailer/ }).check()
  await dialog
    .getByText(/^PayPal asks for your approval, and then Retailer starts\. PayPal charges \$29\.99/)
    .waitFor()
  await expectAccessible(page, 'a change that PayPal asks about')
  await dialog.getByRole('button', { name: 'Confirm Change' }).click()
  await page.waitForURL('**/_local/paypal/**')
  await page.getByRole('button', { name: /^Cancel and return/ }).click()
  await said(page, 'You left PayPal')
  await page.getByText(/^Your change to Retailer is waiting for your approval at PayPal\./).waitFor()
  expect((await overview()).subscription).toMatchObject({ planId: 'pro_competitor_monthly' })

  await page.getByRole('button', { name: 'Continue to PayPal' }).click()
  await page.waitForURL('**/_local/paypal/**')
  await page.getByText('Nothing; the change starts with the next billing').waitFor()
  await page.getByRole('button', { name: 'Agree and change' }).click()
  await said(page, 'Subscription plan updated successfully!')
  await page.getByText(/^PayPal charges the first payment for Retailer on /).waitFor()
  expect((await overview()).subscription).toMatchObject({ planId: 'retailer_monthly' })
  await controlOf(url).settle()

  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  await page
    .getByText(/^Retailer isn’t paid yet, so you keep Pro Competitor until .*PayPal ends the agreement\.$/)
    .waitFor()
  await page.getByRole('button', { name: 'Keep Subscription' }).click()
})
