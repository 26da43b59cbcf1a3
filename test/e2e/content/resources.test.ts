import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { arrangeResources, listAllResources, updateResource } from '#shared/content/resources/contract.ts'
import type { ResourceFields } from '#shared/content/resources/resource.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { chooseMore } from '#test/support/choose-more.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectSuccess } from '#test/support/expect-success.ts'

const { url, visit } = inBrowser()

test('a visitor narrows the library, follows links and comes back to what they left', async () => {
  const { page, context } = await visit({ width: 390 })
  await page.goto('/resources')
  await wake(page)
  await expect
    .poll(() => page.getByRole('region', { name: 'Featured' }).getByRole('listitem').count())
    .toBe(3)
  const partners = page.getByRole('region', { name: 'Partners' }).getByRole('listitem')
  for (const partner of await partners.all())
    await expect.poll(() => partner.textContent()).toContain('Partner')

  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('Level').selectOption('beginner')
  await page.waitForURL('**/resources?level=beginner')
  await sheet.getByRole('button', { name: 'Show results' }).click()
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor()
  await page.getByLabel('Search resources').fill('fourier')
  await page.getByText('No matching resources').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.waitForURL('**/resources')
  await expect.poll(() => page.getByLabel('Search resources').inputValue()).toBe('')

  await page.getByLabel('Search resources').fill('terms')
  await page.waitForURL('**/resources?q=terms')
  await page.getByRole('main').getByRole('link', { name: 'Terms of service' }).click()
  await page.waitForURL('**/pages/terms-of-service')
  await page.goBack()
  await page.waitForURL('**/resources?q=terms')
  await expect.poll(() => page.getByLabel('Search resources').inputValue()).toBe('terms')

  await page.goto('/resources?q=decibel')
  await context.route('https://en.wikipedia.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Decibel</title>' }),
  )
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Decibel (opens another site in a new tab)' }).click()
  const other = await opened
  // A new tab begins with an empty page, which knows neither.
  await other.waitForURL('https://en.wikipedia.org/**')
  await expect.poll(() => other.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
  await other.close()
})

test('an administrator creates, edits, publishes, orders and retires a resource while another one does, too', async () => {
  const admin = await demoClient(url, 'admin')
  const stored = async () => (await admin.call(listAllResources, {})).body
  const { page, allow } = await visit({ as: 'admin@demo.test' })
  const title = `Port noise ${randomUUID().slice(0, 8)}`
  await page.goto('/admin/resources')
  await page.getByRole('button', { name: 'New resource' }).click()
  const dialog = page.getByRole('dialog')
  const fields = { Title: title, Summary: 'Why ports chuff.', Category: 'Enclosures' }
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value)
  await dialog.getByLabel('Link').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Create draft' }).click()
  await dialog.getByText('Enter a path of this site').waitFor()
  await dialog.getByLabel('Link').fill('/faq')
  await dialog.getByRole('button', { name: 'Create draft' }).click()
  const row = page.getByRole('list', { name: 'Resources' }).getByRole('listitem').filter({ hasText: title })
  await row.getByText('Draft').waitFor()

  allow(/status of 409/)
  const created = (await stored()).items.find((item) => item.title === title)
  if (!created) throw new Error(`${title} was not created`)
  const { id, kind, summary, href, level, featured } = created
  const body: ResourceFields = { kind, title, summary, href, level, featured, category: 'Tuning' }
  await chooseMore(row, 'Edit')
  await dialog.getByLabel('Summary').fill('Why ports chuff, and what helps.')
  expectSuccess(
    await admin.call(updateResource, { params: { resourceId: id }, body: { ...body, version: 1 } }),
  )
  await dialog.getByRole('button', { name: 'Save resource' }).click()
  await dialog.getByText('Someone changed this in the meantime').waitFor()
  await expect.poll(() => dialog.getByLabel('Summary').inputValue()).toBe('Why ports chuff, and what helps.')
  await expect.poll(() => dialog.getByLabel('Category').inputValue()).toBe('Tuning')
  await dialog.getByRole('button', { name: 'Save again' }).click()
  await dialog.waitFor({ state: 'detached' })

  await row.getByRole('button', { name: 'Publish' }).click()
  await row.getByText('Draft').waitFor({ state: 'detached' })

  const handle = row.getByRole('button', { name: `Move: ${title}` })
  const places = async () => (await stored()).items.findIndex((item) => item.id === id)
  const last = await places()
  await handle.press('ArrowUp')
  await handle.press('ArrowUp')
  await page.getByRole('button', { name: 'Save order' }).press('Enter')
  await page.getByText('The new order is not saved yet.').waitFor({ state: 'detached' })
  expect(await places()).toBe(last - 2)

  await handle.press('Home')
  const { items, orderVersion } = await stored()
  const ids = items.map((item) => item.id)
  expectSuccess(await admin.call(arrangeResources, { body: { ids, orderVersion } }))
  await page.getByRole('button', { name: 'Save order' }).press('Enter')
  await page.getByRole('button', { name: 'Load the latest version' }).click()
  await page.getByText('We couldn’t save the order').waitFor({ state: 'detached' })
  expect(await places()).toBe(last - 2)

  await chooseMore(row, 'Retire')
  await dialog.getByRole('button', { name: 'Retire' }).click()
  await row.getByText('Retired').waitFor()
  await page.getByLabel('Status').selectOption('draft')
  await page.waitForURL('**/admin/resources?status=draft')
  await row.waitFor({ state: 'detached' })
})
