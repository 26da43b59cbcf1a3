import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createManualSubscription } from '#shared/billing/subscriptions/admin-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { addCard } from '#test/support/add-card.ts'
import { aTransaction, putInvoice, putTransactions } from '#test/support/billing-records.ts'
import { inBrowser } from '#test/support/browser.ts'
import { bank, loseTheAnswerOfTheBank, said, typeCard } from '#test/support/checkout-page.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { cardlessMember, owingMember, payingMember } from '#test/support/paying-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { stripeOf } from '#test/support/stripe.ts'

const { url, visit } = inBrowser()

async function openBilling(email: string, query = '', width = 1440) {
  const { page, allow } = await visit({ width, as: email })
  await page.goto(`/billing${query}`)
  await page.getByRole('heading', { name: 'Billing and Subscription' }).waitFor()
  return { page, allow }
}

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('a member keeps cards: declined in plain words, asked for by the bank, preferred and removed', async () => {
  const { client, email } = await completeMember(url)
  const { page, allow } = await openBilling(email, '', 390)
  allow(/status of (402|500)/)
  await expect
    .poll(() => page.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href'))
    .toBe('/dashboard')
  await page.getByText("You don't have an active subscription").waitFor()
  // Figures and a list of payments come with the first one.
  await expect.poll(() => page.getByText('Member Since').count()).toBe(0)
  await expect
    .poll(() => page.getByRole('link', { name: 'View Membership Plans' }).getAttribute('href'))
    .toBe('/pricing')
  await page.getByRole('combobox', { name: 'Billing' }).selectOption('Transaction History')
  await page.getByText('No transactions yet').waitFor()
  await page.getByRole('combobox', { name: 'Billing' }).selectOption('Invoices')
  await page.getByText('No invoices available yet').waitFor()
  await page.getByRole('combobox', { name: 'Billing' }).selectOption('Payment Methods')
  await page.waitForURL(/tab=payment-methods/)
  await page.getByText('No payment methods on file').waitFor()

  await page.getByRole('button', { name: 'Add Payment Method' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Payment Method' })
  await dialog.getByText('PayPal', { exact: true }).click()
  await dialog
    .getByText('You can pay with PayPal when you choose a plan. You approve it at PayPal.')
    .waitFor()
  await dialog.getByText('Credit/Debit Card').click()
  await addCard(page, '4000000000000002')
  await dialog.getByText('Your card was declined.').waitFor()
  await expectAccessible(page, 'a declined card')
  await addCard(page, '4000002500003155')
  await bank(page).getByRole('button', { name: 'Leave without answering' }).click()
  await dialog.getByText(/unable to authenticate/).waitFor()
  await dialog.getByRole('button', { name: 'Add Card' }).click()
  await bank(page).waitFor()
  await page.reload()
  await page.getByText('No payment methods on file').waitFor()
  await page.getByRole('button', { name: 'Add Payment Method' }).click()
  await dialog.getByText('Credit/Debit Card').waitFor()
  // The page does not hear what is typed into the frame, and loses it to no click beside the dialog.
  await page.mouse.click(2, 2)
  await addCard(page, '4000002500003155')
  await bank(page).waitFor()
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'ending in' }).count()).toBe(0)
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await said(page, 'Payment method added successfully')
  await card(page, 'Visa ending in 3155').getByText('Default').waitFor()

  await page.getByRole('button', { name: 'Add Payment Method' }).click()
  await page.route('**/billing/payment-methods', (route) => route.fulfill({ status: 500, body: '{}' }), {
    times: 1,
  })
  await addCard(page, '5555555555554444')
  await dialog.getByText('Failed to add payment method').waitFor()
  await dialog.getByRole('button', { name: 'Add Card' }).click()
  await card(page, 'Mastercard ending in 4444').waitFor()
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'ending in' }).count()).toBe(2)
  await page.getByRole('button', { name: 'Set as default: Mastercard ending in 4444' }).click()
  await said(page, 'Default payment method updated')
  await card(page, 'Mastercard ending in 4444').getByText('Default').waitFor()
  await page.getByRole('button', { name: 'Remove Visa ending in 3155' }).click()
  await page.getByText('Are you sure you want to remove this payment method?').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await said(page, 'Payment method removed')
  await card(page, 'Visa ending in 3155').waitFor({ state: 'detached' })
  await expectAccessible(page, 'payment methods')

  const endsAt = await agreeOnPrice(userIdOf(client), 4200)
  const { createdAt } = (await client.call(getMe, {})).body
  expect(Date.parse(endsAt) - Date.parse(createdAt)).toBeGreaterThan(364 * 86_400_000)
  await page.goto('/billing')
  const subscription = page.locator('section').filter({ hasText: 'Current Subscription' })
  await subscription.getByText('$42.00').waitFor()
  await expect
    .poll(() => page.getByText('Member Since').locator('..').textContent())
    .toContain(createdAt.slice(0, 4))
  const facts = {
    'Custom price': 'Agreed',
    'Subscription ending': endsAt.slice(0, 4),
    'Paid with': 'Arranged with our team',
  }
  for (const [name, value] of Object.entries(facts))
    await expect
      .poll(() => subscription.getByRole('term').filter({ hasText: name }).locator('..').textContent())
      .toContain(value)
  await expect
    .poll(() => subscription.getByRole('button').allTextContents())
    .toEqual(['Change Plan', 'Pause Subscription', 'Cancel Subscription'])
})

/** An administrator gives a membership for a year, for a price of its own; when it ends. */
async function agreeOnPrice(userId: string, priceCents: number): Promise<string> {
  const admin = await demoClient(url, 'admin')
  const plan = { planId: 'pro_competitor_yearly', billingPeriod: 'yearly' } as const
  const body = { userId, requestId: crypto.randomUUID(), ...plan, priceCents, reason: 'A judge' }
  const { status, text, body: made } = await admin.call(createManualSubscription, { body })
  expect([status, text]).toEqual([201, text])
  return made.subscription.currentPeriodEndAt
}

/** Someone has removed the address at the provider. */
async function forgetAddress(userId: string): Promise<void> {
  const stripe = stripeOf(url)
  for await (const { id, metadata } of stripe.customers.list({ limit: 100 }))
    if (metadata.user_id === userId)
      await stripe.customers.update(id, { address: '', tax: { validate_location: 'deferred' } })
  await controlOf(url).settle()
}

test('what a member pays is on the overview, in the history, as a file and on an invoice', async () => {
  const { email, userId } = await payingMember(url)
  await forgetAddress(userId)
  const { page, allow } = await openBilling(email, '?retry=txn_01K0000000000000000000000Z')
  allow(/status of 404/)
  await page.getByText('Transaction not found').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Transaction not found').waitFor({ state: 'detached' })
  await page.getByText('Next billing date').waitFor()
  await page.getByText('Everything in Competitor').first().waitFor()
  await expect.poll(() => page.getByText('Total Spent').locator('..').textContent()).toContain('$9.99')
  await expectAccessible(page, 'the overview of a paying member')
  await page.getByRole('link', { name: 'Add billing address' }).click()
  await page.getByLabel('Country').selectOption('Canada')
  await page.getByLabel('Postal code').fill('75201')
  await page.getByRole('button', { name: 'Save address' }).click()
  await page.getByText('Enter your postal code, like M5V 2T6').waitFor()
  await expectAccessible(page, 'a billing address')
  await page.getByLabel('Postal code').fill('M5V 2T6')
  await page.getByRole('button', { name: 'Save address' }).click()
  await page.getByText('M5V 2T6, Canada').waitFor()
  // Whatever a browser preselects in a list, the form begins with what is known.
  await page.reload()
  await page.getByRole('button', { name: 'Change billing address' }).click()
  await page.getByLabel('Postal code').fill('H2X 1Y4')
  await page.getByRole('button', { name: 'Save address' }).click()
  await page.getByText('H2X 1Y4, Canada').waitFor()
  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.getByText('Next billing date').waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Add billing address' }).count()).toBe(0)

  await page.getByRole('link', { name: 'View All' }).click()
  await page.getByRole('row', { name: /Pro Competitor membership.*Succeeded.*\$9\.99/ }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^transactions-.*\.csv$/)
  await page.getByLabel('Status').selectOption('Failed')
  await page.getByText('No matching transactions').waitFor()
  await page.waitForURL(/status=failed/)
  await page.getByRole('button', { name: 'Clear' }).click()
  // The day before, wherever the day ends just now.
  await page.getByLabel('From').fill(addTime(await controlOf(url).now(), { days: -1 }).slice(0, 10))
  await page.getByRole('button', { name: /^Details of/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'View the invoice' }).click()

  const invoice = page.getByRole('dialog', { name: /^Invoice / })
  await invoice.getByText('1 × Pro Competitor (at $9.99 / month)').waitFor()
  await expectAccessible(page, 'an invoice')
  const pdf = page.waitForEvent('download')
  await invoice.getByRole('button', { name: /Download PDF/ }).click()
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/)
  await invoice.waitFor()
  await page.goto('/billing?tab=invoices&invoice=ivc_01K0000000000000000000000Z')
  await page.getByText('Invoice not found').waitFor()
})

test('a failed payment is made again by another card, once the bank has been answered', async () => {
  const { email, failed } = await owingMember(url)
  const { page, allow } = await openBilling(email, `?retry=${failed.id}`)
  allow(/status of (402|422|500)/)
  const prompt = page.getByRole('region', { name: 'A payment of $9.99 failed' })
  await prompt.waitFor()
  await expect.poll(() => prompt.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.getByText('Past due').waitFor()
  const chosen = prompt.getByLabel('Payment method').locator('option:checked')
  await expect.poll(() => chosen.textContent()).toBe('Visa ending in 4242')
  const declined = prompt.getByRole('option', { name: /0341/ })
  await prompt.getByLabel('Payment method').selectOption((await declined.getAttribute('value')) ?? '')
  await page.route('**/retry', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 })
  await prompt.getByRole('button', { name: 'Retry Payment' }).click()
  await prompt.getByText(/^Failed to retry payment\. /).waitFor()
  await prompt.getByRole('button', { name: 'Retry Payment' }).click()
  await prompt.getByText(/^Payment retry failed\. .*declined/).waitFor()
  await expectAccessible(page, 'a failed payment')

  await prompt.getByRole('button', { name: 'Another Card' }).click()
  await addCard(page, '4000002760003184')
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await said(page, 'Payment method added successfully')
  await expect.poll(() => chosen.textContent()).toBe('Visa ending in 3184')
  await prompt.getByRole('button', { name: 'Retry Payment' }).dblclick()
  await bank(page).getByRole('button', { name: 'Leave without answering' }).click()
  await prompt.getByText(/^Payment retry failed\. .*unable to authenticate/).waitFor()
  await prompt.getByRole('button', { name: 'Retry Payment' }).click()
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await said(page, 'Payment processed successfully!')
  await prompt.waitFor({ state: 'detached' })
  await page.getByText('Past due').waitFor({ state: 'detached' })
  await page.getByText('Total Spent').locator('..').getByText('$19.98').waitFor()
})

test('a member without a card pays what failed with a newly typed one, once the bank has been answered', async () => {
  const { email, transactionId } = await cardlessMember(url)
  const { page, allow } = await openBilling(email, `?retry=${transactionId}`)
  allow(/status of 402/)
  const prompt = page.getByRole('region', { name: 'A payment of $9.99 failed' })
  const pay = () => prompt.getByRole('button', { name: 'Retry Payment' }).dblclick()
  await prompt.getByLabel('Card number').waitFor()
  await pay()
  await prompt.getByText('Your card number is incomplete.').waitFor()
  await typeCard(page, '4000000000009995')
  await pay()
  await prompt.getByText(/^Payment retry failed\. .*funds/).waitFor()
  await expectAccessible(page, 'a failed payment without a card')
  await typeCard(page, '4000002760003184')
  await pay()
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await said(page, 'Payment processed successfully!')
  await prompt.waitFor({ state: 'detached' })
  await page.getByText('Total Spent').locator('..').getByText('$19.98').waitFor()
  await page.getByRole('tab', { name: 'Payment Methods' }).click()
  await page.getByText('Visa ending in 3184').waitFor()
})

test('a failed payment that is no longer due is not offered again', async () => {
  const { client, email } = await completeMember(url)
  const failed = { status: 'failed', paymentProvider: 'stripe' } as const
  const lapsed = aTransaction(userIdOf(client), failed)
  const createdAt = addTime(await controlOf(url).now(), { days: -31 })
  const old = aTransaction(userIdOf(client), { ...failed, createdAt, description: 'Older membership' })
  await putTransactions([lapsed, old])
  const { page } = await openBilling(email, '?tab=transactions')
  await page.getByRole('button', { name: /^Details of Pro Competitor membership/ }).click()
  const details = page.getByRole('dialog', { name: 'Transaction Details' })
  await details.getByText(lapsed.id).waitFor()
  await expect.poll(() => details.getByText('Retry Payment').count()).toBe(0)
  await page.goto(`/billing?retry=${old.id}`)
  await page.getByText('Older membership: failed. You don’t need to pay it again.').waitFor()
  const prompt = page.getByRole('region', { name: /^A payment of .* failed/ })
  await prompt.getByText('You don’t owe anything. Choose a plan to start again.').waitFor()
  await expect.poll(() => prompt.getByRole('button').count()).toBe(0)
  await prompt.getByRole('link', { name: 'View Membership Plans' }).click()
  await page.waitForURL('**/pricing')
})

test('an invoice that credit has paid in part says how its total and what was paid go together', async () => {
  const { client, email } = await completeMember(url)
  await putInvoice(userIdOf(client), { creditCents: 400, amountPaidCents: 599 })
  const { page } = await openBilling(email, '?tab=invoices')
  await page.getByRole('button', { name: /^View invoice/ }).click()
  const sums = page.getByRole('dialog').getByRole('definition')
  await expect
    .poll(async () => (await sums.allTextContents()).slice(-4))
    .toEqual(['$0.00', '$9.99', '−$4.00', '$5.99'])
})

test('a failed payment that the bank has let through counts as paid although its answer was lost', async () => {
  const { email, failed } = await owingMember(url)
  const { page, allow } = await openBilling(email, `?retry=${failed.id}`)
  allow(/ERR_/)
  // What happens elsewhere is not told to this tab, which is to find out by itself.
  await page.context().routeWebSocket('**/live?**', () => undefined)
  await page.reload()
  const prompt = page.getByRole('region', { name: 'A payment of $9.99 failed' })
  await prompt.getByRole('button', { name: 'Another Card' }).click()
  await addCard(page, '4000002760003184')
  const agree = () => bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await agree()
  await said(page, 'Payment method added successfully')
  await prompt.getByLabel('Payment method').selectOption('Visa ending in 3184')
  await prompt.getByRole('button', { name: 'Retry Payment' }).click()
  await loseTheAnswerOfTheBank(page)
  await agree()
  await said(page, 'Payment processed successfully!')
  await prompt.waitFor({ state: 'detached' })
})
