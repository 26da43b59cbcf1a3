import { expect, test } from 'vitest'
import { getItem } from '#shared/market/market-items/contract.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { getOwnItem } from '#shared/market/market-items/own-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { inBrowser, type Visit, wake } from '#test/support/browser.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { png } from '#test/support/images.ts'
import { itemTitle, putItem } from '#test/support/market-items.ts'
import { userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)
const visitor = new Client(url)

const unseen = {
  publishedAt: undefined,
  bumpedAt: undefined,
  expiresAt: undefined,
} as unknown as Partial<Item>

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png(640, 480) })

/** Sold here a day ago, one at each price. */
async function putSold(brand: string, dollars: readonly number[]): Promise<void> {
  const { client } = await completeMember(url)
  const now = await control.now()
  for (const one of dollars)
    await putItem(userIdOf(client), {
      brand,
      category: 'processors',
      status: 'sold_here',
      soldCents: one * 100,
      statusSince: addTime(now, { days: -1 }),
      createdAt: addTime(now, { days: -5 }),
    })
  await control.settle()
}

/** Chooses what waits by its name, further down the list if there is more. */
async function choose(page: Visit['page'], name: string): Promise<void> {
  const row = page.getByRole('button', { name: new RegExp(name), pressed: false })
  const open = page.getByRole('button', { name: new RegExp(name), pressed: true })
  const more = page.getByRole('button', { name: 'Load more' }).first()
  await row.or(open).or(more).first().waitFor()
  while ((await row.or(open).count()) === 0) await more.click()
  if ((await open.count()) === 0) await row.click()
  await page.getByRole('heading', { level: 2, name }).waitFor()
}

test('a member sells something from a phone, and it is for sale once an administrator has accepted it', async () => {
  const { email, client } = await completeMember(url)
  const { page } = await visit({ as: email, width: 390 })
  const title = itemTitle()
  const brand = `Brand ${crypto.randomUUID().slice(0, 8)}`
  await putSold(brand, [120, 150, 160, 180, 400])
  await page.goto('/my-listings?tab=marketplace')
  await page.getByText('You have nothing for sale.').waitFor()
  await expectAccessible(page, 'nothing for sale')
  await page.getByRole('link', { name: 'Sell something' }).first().click()
  await page.getByRole('heading', { name: 'Sell something' }).waitFor()

  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Before you publish it, add:').waitFor()
  await page.getByText('Add a picture.').waitFor()
  await page.getByText('Enter a price.').waitFor()
  await expectAccessible(page, 'an item with fields that are missing')
  await page.getByRole('button', { name: 'a title of at least 5 characters' }).click()
  await expect
    .poll(() => page.getByLabel('Title').evaluate((field) => field === document.activeElement))
    .toBe(true)

  // The draft begins with the first picture, and the pictures get their words with the title.
  await page.getByLabel('Picture files').setInputFiles([picture('front.png'), picture('back.png')])
  await page.waitForURL('**/marketplace/sell?item=itm_*')
  await expect.poll(() => page.getByLabel('What it shows').count()).toBe(2)
  const itemId = new URL(page.url()).searchParams.get('item') as Item['id']
  const stored = async () => (await client.call(getOwnItem, { params: { itemId } })).body.item
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category').selectOption('processors')
  await page.getByLabel('Brand').fill(brand)
  // What the middle half of those of its brand brought.
  await page.getByText('5 like this sold for $150–$180.').waitFor()
  await expect.poll(async () => (await stored()).title).toBe(title)
  await expect.poll(() => page.getByLabel('What it shows').last().inputValue()).toBe(`${title}, picture 2`)
  await page.getByRole('button', { name: `Move: ${title}, picture 2`, exact: true }).press('ArrowUp')
  await expect
    .poll(async () => (await stored()).pictures.map(({ alt }) => alt))
    .toEqual([`${title}, picture 2`, title])

  await page.getByLabel('Price, $').fill('250')
  await page.getByLabel('Description').fill('It ran for two summers, and it was never repaired.')
  await page.getByLabel('City').fill('Phoenix')
  await page.getByLabel('State').selectOption('AZ')
  await page.getByLabel('ZIP code').fill('85004')
  await page.getByLabel('City').focus()
  await expect.poll(async () => (await stored()).zip).toBe('85004')
  // A phone that reloads the page comes back to the draft.
  await page.reload()
  await wake(page)
  await expect.poll(() => page.getByLabel('Price, $').inputValue()).toBe('250.00')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.waitForURL(`**/marketplace/edit/${itemId}`)
  await page.getByText('It is being reviewed.').waitFor()
  await expectAccessible(page, 'an item in review')
  await control.settle()

  const { page: admin } = await visit({ as: 'admin@demo.test', width: 1440 })
  await admin.goto('/admin/directory-manager?tab=marketplace')
  await choose(admin, title)
  await expectAccessible(admin, 'an item that waits')
  await admin.keyboard.press('r')
  await admin.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await admin.getByRole('dialog').getByText('Say what to change.').waitFor()
  await admin.getByRole('dialog').getByRole('button', { name: 'Go back' }).click()
  await admin.keyboard.press('a')
  await admin.getByText(`${title} is for sale`).waitFor()
  await expect
    .poll(async () => (await visitor.call(getItem, { params: { itemId } })).body.priceCents)
    .toBe(25_000)

  await page.goto('/my-listings?tab=marketplace&show=for_sale')
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByText('Edits do not move it up in the lists.').waitFor()
  const { bumpedAt } = await stored()
  await page.getByLabel('Price, $').fill('225')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await stored()).priceCents).toBe(22_500)
  expect((await stored()).bumpedAt).toBe(bumpedAt)
  await expectAccessible(page, 'an item that is for sale')

  await admin.goto('/admin/directory-manager?tab=marketplace&status=active')
  await choose(admin, title)
  await admin.getByRole('button', { name: 'Remove', exact: true }).click()
  await admin.getByRole('dialog').getByLabel('Reason').fill('It belongs to someone else.')
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await admin.getByText(`${title} is removed`).waitFor()
  await page.reload()
  await page.getByText('We removed this item: It belongs to someone else.').waitFor()
  await admin.goto('/admin/directory-manager?tab=marketplace&status=removed')
  await choose(admin, title)
  await admin.getByRole('button', { name: 'Restore' }).click()
  await admin.getByRole('dialog').getByLabel('Reason').fill('It was theirs after all.')
  await admin.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await admin.getByText(`${title} is restored`).waitFor()
  await expect.poll(async () => (await stored()).status).toBe('active')
})

test('an item that ends soon is renewed from the list, one in review is withdrawn, and a draft is deleted', async () => {
  const { email, client } = await completeMember(url)
  const now = await control.now()
  const ending = await putItem(userIdOf(client), {
    title: itemTitle(),
    pictures: [],
    expiresAt: addTime(now, { days: 5 }),
  })
  const waiting = await putItem(userIdOf(client), {
    ...unseen,
    title: itemTitle(),
    pictures: [],
    status: 'pending',
  })
  const { page } = await visit({ as: email, width: 768 })
  await page.goto('/my-listings?tab=marketplace')
  await page.getByRole('button', { name: `Renew ${ending.title}` }).click()
  await expectAccessible(page, 'own items')
  await page.getByRole('dialog').getByRole('button', { name: 'Renew' }).click()
  await page.getByText('It is renewed').waitFor()
  await expect
    .poll(async () => (await client.call(getOwnItem, { params: { itemId: ending.id } })).body.item.expiresAt)
    .toSatisfy((expiresAt) => expiresAt > addTime(now, { days: 59 }))
  await expect.poll(() => page.getByRole('button', { name: `Renew ${ending.title}` }).count()).toBe(0)

  await page.getByRole('link', { name: waiting.title, exact: true }).click()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click()
  await page.waitForURL('**/my-listings?tab=marketplace')
  await expect.poll(() => page.getByRole('link', { name: waiting.title, exact: true }).count()).toBe(0)
})
