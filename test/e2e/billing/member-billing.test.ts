import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, wake } from '#test/support/browser.ts'
import { said } from '#test/support/checkout-page.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { userIdOf } from '#test/support/records.ts'
import { subscribedMember } from '#test/support/subscribed-member.ts'

const { url, visit } = inBrowser()

/** The billing of one member, found by their email among the others. */
async function openMember(page: Page, { email }: { email: string }) {
  await page.goto(`/admin/billing?tab=users&q=${encodeURIComponent(email)}`)
  await wake(page)
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByRole('link').first().click()
  const drawer = page.getByRole('dialog').filter({ hasText: email })
  await drawer.getByText('Latest invoices').first().waitFor()
  return drawer
}

test('an administrator credits a member, who reads what for and finds it in favor of the next invoice', async () => {
  const member = await subscribedMember(url)
  await controlOf(url).settle()
  const { page } = await visit({ as: 'admin@demo.test', width: 1440 })
  const drawer = await openMember(page, member)
  await expectAccessible(page, 'the billing of a member')
  await drawer.getByRole('button', { name: 'Adjust' }).click()
  const dialog = page.getByRole('dialog', { name: 'Manual Adjustment' })
  await dialog.getByText('It comes off the member’s next invoice.').waitFor()
  const apply = dialog.getByRole('button', { name: 'Apply credit' })
  for (const [typed, problem] of [
    ['0', 'Must be at least 0.01'],
    ['12,50', 'Enter an amount such as 12.50.'],
  ] as const) {
    await dialog.getByLabel('Amount in dollars').fill(typed)
    await apply.click()
    await dialog.getByText(problem).waitFor()
  }
  await expect.poll(() => dialog.getByLabel('Description').getAttribute('aria-invalid')).toBe('true')
  await expectAccessible(page, 'an adjustment that is refused')
  await dialog.getByLabel('Amount in dollars').fill('12.50')
  await dialog.getByLabel('Description').fill('Thanks for helping at the finals')
  await apply.click()
  await said(page, 'Credit applied successfully')
  await drawer.getByText('Thanks for helping at the finals').first().waitFor()

  await controlOf(url).settle()
  const theirs = await visit({ as: member.email, width: 390 })
  await theirs.page.goto('/billing')
  await wake(theirs.page)
  await theirs.page.getByText('$12.50 credit toward your next invoice').waitFor()
  await theirs.page.getByText('Credit: Thanks for helping at the finals').waitFor()
  await theirs.page.goto('/billing?tab=transactions')
  await wake(theirs.page)
  await theirs.page.getByRole('button', { name: /^Details of Credit: Thanks for helping/ }).click()
  await theirs.page.getByText('It comes off your next invoice.').waitFor()
  await theirs.page.goto('/notifications')
  await wake(theirs.page)
  await theirs.page.getByText('We credited you $12.50').first().waitFor()
})

test('an administrator agrees on a price with a member, who sees the plan at that price', async () => {
  const member = await completeMember(url)
  await controlOf(url).settle()
  const { page } = await visit({ as: 'admin@demo.test', width: 390 })
  await page.goto(`/admin/billing?tab=users&q=${encodeURIComponent(member.email)}`)
  await wake(page)
  await page.getByText(member.email).first().waitFor()
  await expectAccessible(page, 'the members and what they pay')
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Change plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Manual Adjustment' })
  await dialog.getByText('No active subscription found. Use custom pricing instead.').waitFor()
  await dialog.getByRole('button', { name: 'Use custom pricing' }).click()
  await dialog.getByRole('combobox', { name: /^Plan/ }).selectOption({ index: 1 })
  const plan = await dialog.getByRole('combobox', { name: /^Plan/ }).locator('option:checked').textContent()
  await dialog.getByLabel('Price in dollars').fill('19')
  await dialog.getByLabel('Reason').fill('Agreed at the finals')
  await dialog.getByRole('button', { name: 'Apply custom pricing' }).click()
  await said(page, 'Custom pricing applied: $19.00/month')

  await controlOf(url).settle()
  const theirs = await visit({ as: member.email })
  await theirs.page.goto('/billing')
  await wake(theirs.page)
  const main = theirs.page.getByRole('main')
  await main
    .getByText(plan?.split(',')[0] ?? 'the plan')
    .first()
    .waitFor()
  await main.getByText('$19.00').first().waitFor()
  await theirs.page.goto('/notifications')
  await wake(theirs.page)
  await main.getByText('We set it up for you for $19.00').first().waitFor()
})

test('a credit for a member without a subscription is marked as recorded, in the list and the details', async () => {
  const member = await completeMember(url)
  await controlOf(url).settle()
  const { page } = await visit({ as: 'admin@demo.test', width: 1440 })
  const drawer = await openMember(page, member)
  await drawer.getByRole('button', { name: 'Adjust' }).click()
  const dialog = page.getByRole('dialog', { name: 'Manual Adjustment' })
  await dialog.getByText('For the record only. No money moves.').waitFor()
  await dialog.getByLabel('Type').selectOption('debit')
  await dialog.getByLabel('Amount in dollars').fill('3')
  await dialog.getByLabel('Description').fill('A patch')
  await dialog.getByRole('button', { name: 'Apply charge' }).click()
  await said(page, 'Charge applied successfully')
  await page.goto(`/admin/billing?tab=transactions&userId=${userIdOf(member.client)}`)
  await wake(page)
  await page.getByRole('table').getByText('Recorded', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Details of Charge: A patch/ }).click()
  await page.getByRole('dialog').getByText('No money moved.').waitFor()
})
