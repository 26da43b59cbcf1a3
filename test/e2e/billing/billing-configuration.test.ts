import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword } from '#lib/local/seed/accounts/demo-accounts.ts'
import { getPaymentSettings, updatePaymentSettings } from '#shared/billing/payment-settings/contract.ts'
import { changePlanPrice, listAllPlans } from '#shared/billing/plans/admin-contract.ts'
import { inBrowser } from '#test/support/browser.ts'
import { checkout, paid, payButton, said, typeCard, visitAsMember } from '#test/support/checkout-page.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'

const { url, visit } = inBrowser()

const inactive = 'Stripe is not active in payment configuration'

async function visitConfiguration(tab: string) {
  const visitor = await visit({ as: 'admin@demo.test' })
  await visitor.page.goto(`/admin/billing-configuration?tab=${tab}`)
  return visitor
}

async function decide(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name, exact: true }).click()
  await dialog.getByLabel('Your password').fill(demoPassword)
  await dialog.getByRole('button', { name, exact: true }).click()
}

test('members cannot start to pay by card while an administrator has Stripe turned off', async () => {
  const [{ page: adminPage, allow }, member] = await Promise.all([
    visitConfiguration('payments'),
    visitAsMember({ url, visit }, '/billing'),
  ])
  allow(/status of 400/)
  try {
    const dialog = adminPage.getByRole('dialog')
    await adminPage.getByRole('button', { name: 'Turn off Stripe' }).click()
    await dialog.getByLabel('Your password').fill('not the password')
    await dialog.getByRole('button', { name: 'Turn off Stripe' }).click()
    await dialog.getByRole('alert').getByText('The password is incorrect.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await decide(adminPage, 'Turn off Stripe')
    await said(adminPage, 'Stripe is off')

    await member.page.goto(checkout)
    await said(member.page, inactive)
    await decide(adminPage, 'Turn on Stripe')
    await said(adminPage, 'Stripe is on')
    await member.page.getByRole('button', { name: 'Try again' }).click()
    await typeCard(member.page, '4242424242424242')
    await payButton(member.page).click()
    await paid(member.page)
  } finally {
    await turnOnStripe()
  }
})

/** For the files that share this cloud. */
async function turnOnStripe() {
  const admin = await demoClient(url, 'admin')
  const { mode, stripe, paypal, automaticTax, version } = (await admin.call(getPaymentSettings, {})).body
  if (stripe.active) return
  const decided = { mode, stripeActive: true, paypalActive: paypal.active, automaticTax }
  await admin.call(updatePaymentSettings, { body: { ...decided, version, password: demoPassword } })
}

test('a price that an administrator changes is what a new visitor reads on the pricing page', async () => {
  const { page } = await visitConfiguration('plans')
  try {
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Change price of Manufacturer, monthly' }).click()
    await dialog.getByLabel('New price a month, in dollars').fill('12,50')
    await dialog.getByRole('button', { name: 'Change price' }).click()
    await dialog.getByText('Enter an amount such as 12.50.').waitFor()
    await dialog.getByLabel('New price a month, in dollars').fill('54.50')
    await dialog.getByLabel('Reason').fill('Costs have changed')
    await dialog.getByRole('button', { name: 'Change price' }).click()
    await said(page, 'New members pay the new price of Manufacturer')
    // Here, at Stripe and at PayPal.
    const row = page.getByRole('row', { name: /Manufacturer\s*Monthly/ })
    await row.getByText('$54.50').nth(2).waitFor()
    await expect.poll(() => row.getByText('Differs').count()).toBe(0)

    const visitor = await visit()
    await visitor.page.goto('/pricing')
    await visitor.page.getByText('$54.50').first().waitFor()
  } finally {
    await restorePrice('manufacturer_monthly', 4999)
  }
})

/** For the files that share this cloud. */
async function restorePrice(planId: string, priceCents: number) {
  const admin = await demoClient(url, 'admin')
  const plan = (await admin.call(listAllPlans, {})).body.items.find(({ id }) => id === planId)
  if (!plan || plan.priceCents === priceCents) return
  const body = { priceCents, reason: 'As it was', version: plan.version }
  await admin.call(changePlanPrice, { params: { planId }, body })
}

test('a member pays less with the promo code that an administrator has just made, who sees the use', async () => {
  const { page } = await visitConfiguration('promo-codes')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'New promo code' }).click()
  await dialog.getByRole('button', { name: 'Generate' }).click()
  const field = dialog.getByLabel('Code')
  await expect.poll(() => field.inputValue()).not.toBe('')
  const code = await field.inputValue()
  await dialog.getByRole('textbox', { name: 'Percent' }).fill('50')
  await dialog.getByLabel('Description').fill('Half off')
  await dialog.getByLabel('Usage limit').fill('1')
  await dialog.getByRole('button', { name: 'Create promo code' }).click()
  await said(page, `${code} is active`)

  const member = await visitAsMember({ url, visit }, checkout)
  await member.page.getByLabel('Promo code').fill(code.toLowerCase())
  await member.page.getByLabel('Promo code').press('Enter')
  await typeCard(member.page, '4242424242424242')
  await payButton(member.page, '$4.99').click()
  await paid(member.page)

  // The list is read once: the use is counted by then.
  await controlOf(url).settle()
  await page.reload()
  await page
    .getByRole('row', { name: new RegExp(code) })
    .getByText('Used up')
    .waitFor()
  await page.getByRole('button', { name: `Usage of ${code}` }).click()
  await dialog.getByText(member.email).waitFor()
  await dialog.getByText('Paid', { exact: true }).waitFor()
})
