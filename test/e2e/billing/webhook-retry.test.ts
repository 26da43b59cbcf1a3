import { expect, test } from 'vitest'
import { listWebhookLogs } from '#shared/billing/webhooks/admin-contract.ts'
import { inBrowser } from '#test/support/browser.ts'
import { said } from '#test/support/checkout-page.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { payingMember } from '#test/support/paying-member.ts'
import { stripeOf } from '#test/support/stripe.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)
const stripe = stripeOf(url)

const customersFail = (times: number) =>
  control.stripeSwitches({
    requests: { fault: 'error', times, when: 'before', route: 'GET /v1/customers', ms: 1 },
  })

/** An event that could not be processed, because Stripe did not answer the question after its customer. */
async function failedWebhook(): Promise<string> {
  const { providerSubscriptionId } = await payingMember(url)
  const { customer } = await stripe.subscriptions.retrieve(providerSubscriptionId)
  await customersFail(1000)
  try {
    await stripe.customers.update(String(customer), { description: 'changed' })
    await control.settle()
  } finally {
    await customersFail(0)
  }
  for await (const event of stripe.events.list({ type: 'customer.updated', limit: 100 }))
    if ((event.data.object as { id?: string }).id === customer) return event.id
  throw new Error('there is no event')
}

test('an administrator finds a webhook that failed, reads why, retries it, and finds the retry in the audit log', async () => {
  const [admin, eventId] = [await demoClient(url, 'admin'), await failedWebhook()]
  const { items } = (await admin.call(listWebhookLogs, { query: { q: eventId } })).body
  expect(items).toMatchObject([{ status: 'failed', retryable: true }])
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto(`/admin/billing?tab=webhooks&status=failed&q=${eventId}`)
  await page.getByRole('button', { name: /^Failed/, pressed: true }).waitFor()
  const row = page.getByRole('listitem').filter({ hasText: eventId })
  const opener = row.getByRole('button', { name: /customer\.updated/ }).first()
  await opener.getByText('Failed').waitFor()
  await opener.click()
  await row.getByText('The connection failed. Retry.').waitFor()
  await row.getByText('Network', { exact: true }).waitFor()
  await row.getByText('Low', { exact: true }).waitFor()
  const request = row.getByRole('region', { name: 'Request body' })
  await expect.poll(() => request.textContent()).toContain(`"id": "${eventId}"`)
  await expect
    .poll(() => row.getByRole('region', { name: 'Response body' }).textContent())
    .toContain('"received": true')

  await row.getByRole('button', { name: 'Retry customer.updated' }).click()
  await said(page, 'Webhook processed')
  await opener.getByText('Succeeded').waitFor()
  await expect.poll(() => row.getByRole('button', { name: /^Retry/ }).count()).toBe(0)
  expect((await admin.call(listWebhookLogs, { query: { q: eventId } })).body.items).toMatchObject([
    { status: 'succeeded', retryCount: 1 },
  ])

  await page.getByRole('tab', { name: 'Audit Log' }).click()
  const entries = page.getByRole('listitem').filter({ hasText: items[0]?.id ?? '' })
  const run = entries.locator('summary').filter({ hasText: /\d entries/ })
  await entries.first().getByText('Webhook retry').first().waitFor()
  for (const fold of await run.all()) await fold.press('Enter')
  const entry = entries.filter({ hasNot: page.locator('li') }).first()
  await entry.locator('summary').press('Enter')
  const values = entry.getByRole('table', { name: 'Old and new values' })
  const valuesOf = async (field: string) =>
    values.getByRole('row').filter({ hasText: field }).getByRole('cell').allInnerTexts()
  await expect.poll(() => valuesOf('Status')).toEqual(['Failed', 'Pending'])
  await expect.poll(() => valuesOf('Retry count')).toEqual(['0', '1'])
  await expect.poll(async () => (await valuesOf('Outcome')).at(-1)).toBe('Processed again')
  await entry.getByRole('button', { name: /^Show only .+’s entries$/ }).click()
  await page.getByRole('button', { name: /^Only .*, show everyone$/ }).waitFor()
  await entry.getByRole('link', { name: 'Webhook' }).click()
  await page.getByRole('listitem').filter({ hasText: eventId }).getByText('Retries').waitFor()
})
