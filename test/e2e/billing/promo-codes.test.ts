import { expect, test } from 'vitest'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { getPromoCode, updatePromoCode } from '#shared/billing/promo-codes/admin-contract.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { checkout, paid, payButton, said, typeCard, visitAsMember } from '#test/support/checkout-page.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putPromoCode } from '#test/support/promo-codes.ts'

const { url, visit } = inBrowser()

test('a promo code goes from its creation by an administrator to a discounted invoice, is changed by two, and ends', async () => {
  const { page, allow } = await visit({ as: 'admin@demo.test' })
  allow(/status of 409/)
  await page.goto('/admin/billing-configuration?tab=promo-codes')
  await wake(page)
  await page.getByRole('button', { name: 'New promo code' }).click()
  await page.getByRole('button', { name: 'Generate' }).click()
  const generated = page.getByRole('textbox', { name: 'Code', exact: true })
  await expect.poll(() => generated.inputValue()).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  const code = await generated.inputValue()
  const create = page.getByRole('button', { name: 'Create promo code' })
  await create.click()
  await said(page, 'Enter a whole number from 1 to 100.')
  await page.getByText('Fixed amount').click()
  await page.getByRole('textbox', { name: 'Dollars' }).fill('2.50')
  await page.getByLabel('Description').fill('For the opening')
  await page.getByLabel('Usage limit').fill('3')
  await page.getByRole('checkbox', { name: /Pro Competitor.*a month/ }).check()
  await create.click()
  await said(page, `${code} is active`)

  const member = await visitAsMember({ url, visit }, checkout)
  await wake(member.page)
  await member.page.getByLabel('Promo code').fill(code.toLowerCase())
  await member.page.getByLabel('Promo code').press('Enter')
  await typeCard(member.page, '4242424242424242')
  await payButton(member.page, '$7.49').click()
  await paid(member.page)
  await controlOf(url).settle()
  const { body } = await member.client.call(getUserBillingOverview, {})
  expect(body).toMatchObject({ invoices: [{ discountCents: 250, totalCents: 749 }] })

  await page.reload()
  await wake(page)
  const row = page.getByRole('row').filter({ hasText: code })
  await row.getByText('1 of 3', { exact: true }).waitFor()
  await row.getByRole('button', { name: 'Usage' }).click()
  const uses = page.getByRole('dialog', { name: `Usage of ${code}` })
  await uses.getByRole('row').filter({ hasText: member.email }).getByText('Paid').waitFor()
  await expectAccessible(page, 'the uses of a promo code')
  await uses.getByRole('button', { name: 'Close' }).click()

  await row.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Description').fill('For the grand opening')
  const admin = await demoClient(url, 'admin')
  const params = { code }
  const { planIds } = (await admin.call(getPromoCode, { params })).body
  const theirs = { description: 'For the opening', usageLimit: 9, planIds, revision: 1 }
  expect((await admin.call(updatePromoCode, { params, body: theirs })).status).toBe(200)
  await page.getByRole('button', { name: 'Save promo code' }).click()
  await page.getByText('Someone changed this in the meantime.').waitFor()
  await expect.poll(() => page.getByLabel('Usage limit').inputValue()).toBe('9')
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('For the grand opening')
  await page.getByRole('button', { name: 'Save again' }).click()
  await said(page, `${code} saved`)
  expect((await admin.call(getPromoCode, { params })).body).toMatchObject({
    description: 'For the grand opening',
    usageLimit: 9,
    revision: 3,
  })

  await row.getByRole('button', { name: 'End' }).click()
  await page.getByText('Checkouts that already use it can still be paid.').waitFor()
  await page.getByRole('button', { name: 'End promo code' }).click()
  await row.getByText('Ended', { exact: true }).waitFor()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('offered')
  await row.waitFor({ state: 'detached' })
})

test('administrators without promo codes are offered to create one, and a list that does not load can be asked for again', async () => {
  const { code } = await putPromoCode({ isActive: false })
  const { page, allow } = await visit({ width: 390, as: 'admin@demo.test' })
  allow(/status of 500/)
  const list = /\/api\/admin\/billing\/promo-codes(\?|$)/
  await page.route(list, (route) => route.fulfill({ json: { items: [] } }))
  await page.goto('/admin/billing-configuration?tab=promo-codes')
  await wake(page)
  await page.getByText('No promo codes yet').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'New promo code' }).count()).toBe(1)
  await page.goto('/admin/billing-configuration?tab=promo-codes&standing=over')
  await wake(page)
  await page.getByText('No inactive promo codes').waitFor()
  await page.unroute(list)
  await page.route(list, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  await wake(page)
  await page.getByText('The promo codes did not load').waitFor()
  await page.unroute(list)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(code).first().waitFor()
})
