import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { exportBillingData } from '#shared/billing/billing/admin-contract.ts'
import { listBillingAudit } from '#shared/billing/billing-audit/contract.ts'
import { getTransaction } from '#shared/billing/transactions/contract.ts'
import { inBrowser } from '#test/support/browser.ts'
import { said } from '#test/support/checkout-page.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { payingMember } from '#test/support/paying-member.ts'

const { url, visit } = inBrowser()

test('an administrator refunds a part of a payment and then the rest, each once and with its reason', async () => {
  const [admin, paying] = await Promise.all([demoClient(url, 'admin'), payingMember(url)])
  const { userId, payment } = paying
  const { page, allow } = await visit({ as: 'admin@demo.test', width: 1440 })
  allow(/status of (422|503)/)
  await page.goto(`/admin/billing?tab=transactions&userId=${userId}`)
  await page.getByText(paying.email).first().waitFor()
  const dialog = page.getByRole('dialog')
  const openDetails = () =>
    page
      .getByRole('button', { name: /^Details of / })
      .last()
      .click()
  const stored = async () =>
    (await paying.client.call(getTransaction, { params: { transactionId: payment.id } })).body

  await openDetails()
  await dialog.getByText('Visa 4242').waitFor()
  await dialog.getByRole('button', { name: 'Process Refund' }).click()
  const press = () => dialog.getByRole('button', { name: /^Refund/ }).click()
  await expect.poll(() => dialog.getByLabel('Amount in dollars').inputValue()).toBe('9.99')
  await dialog.getByLabel('Partial refund').check()

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/refund')) sent.push(request.postData() ?? '')
  })
  for (const [typed, problem] of [
    ['0.004', 'Must be at least 0.01'],
    ['12,50', 'Enter an amount such as 12.50.'],
    ['10', 'Only $9.99 is left to refund.'],
  ] as const) {
    await dialog.getByLabel('Amount in dollars').fill(typed)
    await press()
    await dialog.getByText(problem).waitFor()
  }
  await dialog.getByText('Give a reason').waitFor()
  expect(sent).toEqual([])

  await dialog.getByLabel('Amount in dollars').fill(' 4.5 ')
  await dialog.getByLabel('Reason').fill('The show was called off')
  await dialog.getByText('Refund $4.50 of $9.99 to Visa 4242?').waitFor()
  // The answer gets lost once: what is sent again is the same refund.
  await page.route('**/refund', async (route) => {
    await route.fetch()
    await route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'Try again.', requestId: 'r' } })
  })
  await press()
  await dialog.getByText('Failed to process refund').waitFor()
  await page.unroute('**/refund')
  await press()
  await said(page, 'Refund processed successfully')
  await page.getByRole('table').getByText('Partially refunded').waitFor()
  expect(await stored()).toMatchObject({ status: 'partially_refunded', refundedCents: 450 })
  expect(new Set(sent.map((body) => JSON.parse(body).requestId)).size).toBe(1)

  await openDetails()
  await dialog.getByText('The show was called off').waitFor()
  await dialog.getByRole('button', { name: 'Process Refund' }).click()
  await expect.poll(() => dialog.getByLabel('Amount in dollars').inputValue()).toBe('5.49')
  await dialog.getByLabel('Reason').fill('All of it')
  await press()
  await page.getByRole('table').getByText('Refunded', { exact: true }).waitFor()
  expect(await stored()).toMatchObject({ status: 'refunded', refundedCents: 999 })

  await openDetails()
  await dialog.getByText('All of it').waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Process Refund' }).count()).toBe(0)
  const { items } = (await admin.call(listBillingAudit, { query: { limit: 100 } })).body
  const entries = items.filter(({ entityId, action }) => entityId === payment.id && action === 'refund')
  expect(entries.map(({ reason, newValues }) => [reason, newValues?.amountCents])).toEqual([
    ['All of it', 549],
    ['The show was called off', 450],
  ])
})

test('the overview leads to what is behind its figures, and the export is a file in dollars', async () => {
  const { page } = await visit({ as: 'admin@demo.test', width: 390 })
  await page.goto('/admin/billing')
  await page.getByRole('link', { name: /^Failed payments/ }).click()
  await page.waitForURL('**/admin/billing?tab=transactions&type=payment&status=failed&from=*')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const status = page.getByRole('dialog', { name: 'Filters' }).getByLabel('Status')
  await expect.poll(() => status.inputValue()).toBe('failed')
  await page.goto('/admin/billing')
  await page.getByRole('link', { name: /from Retailer$/ }).click()
  await page.waitForURL('**/admin/billing?tab=transactions&type=payment&plan=Retailer')
  await page
    .getByRole('button', { name: /^Details of Retailer membership/ })
    .first()
    .waitFor()
  await page.getByRole('combobox', { name: 'Billing' }).selectOption('overview')
  await page.getByRole('link', { name: /^Upcoming renewals/ }).click()
  await page.waitForURL('**#renewals')

  await page.getByRole('button', { name: 'Export Data' }).click()
  const dialog = page.getByRole('dialog')
  const to = await dialog.getByLabel('To').inputValue()
  await dialog.getByLabel('To').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Download CSV' }).click()
  await dialog.getByText('The first day is after the last day.').waitFor()
  await dialog.getByLabel('To').fill(to)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^billing-\d{4}-\d\d-\d\d\.csv$/)
  const [header = '', ...rows] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(header.replace('\uFEFF', '')).toBe(
    'Id,Created (UTC),Type,Status,Description,Amount,Refunded,Tax,Currency,Provider,Provider reference,Invoice,Purpose,Event,Refund reason,Member,Email',
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.some((row) => row.includes(',9.99,'))).toBe(true)
})

test('alike entries of the audit log are one line, which keys unfold down to the values', async () => {
  const admin = await demoClient(url, 'admin')
  for (const startDate of ['2026-01-01', '2026-01-02'])
    expectSuccess(await admin.call(exportBillingData, { body: { startDate, endDate: '2026-01-31' } }))
  const { page } = await visit({ as: 'admin@demo.test', width: 390 })
  await page.goto('/admin/billing?tab=audit&action=billing_export')
  const run = page.locator('summary').filter({ hasText: /\d+ entries/ })
  await run.first().waitFor()
  await run.first().focus()
  await page.keyboard.press('Enter')
  const newest = run.first().locator('xpath=..').getByRole('listitem').first()
  await newest.getByText('Billing export').waitFor()
  const values = page.getByRole('table', { name: 'New values' })
  await values.waitFor({ state: 'hidden' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await newest.getByRole('table', { name: 'New values' }).waitFor()
  await expectAccessible(page, 'the audit log')
  await page.keyboard.press('Enter')
  await values.waitFor({ state: 'hidden' })
})
