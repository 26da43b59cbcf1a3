import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { itemTitle, putItem } from '#test/support/market-items.ts'
import { userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

const phoneSize = { width: 390, height: 844 }
const pictures = [{ id: 'picture-0', src: '/og.png', alt: 'The front', width: 1200, height: 630 }]

async function anItem(title: string): Promise<Item> {
  const { client } = await completeMember(url)
  return putItem(userIdOf(client), { title, pictures })
}

test('a member saves an item on a phone, finds it again, and lets it go', async () => {
  const item = await anItem(itemTitle())
  const { email } = await completeMember(url)
  const { page } = await visit({ width: 390, as: email })
  await page.setViewportSize(phoneSize)
  await page.goto(itemPath(item.id))
  await wake(page)
  // The button says so before the server does.
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/favorite'))
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByRole('button', { name: 'Saved', exact: true }).first().waitFor()
  expect((await answered).status()).toBeLessThan(300)
  await page.goto('/marketplace/saved')
  await page.getByRole('link', { name: item.title }).waitFor()
  await expectAccessible(page, 'the saved items of a member')
  await page.setViewportSize(phoneSize)
  await wake(page)
  await page.getByRole('button', { name: `Remove ${item.title}` }).click()
  await page.getByText('No saved items.').waitFor()
})

test('a member saves a search on a phone, and gets the alert of what it finds', async () => {
  const title = itemTitle()
  const { email } = await completeMember(url)
  const { page } = await visit({ width: 390, as: email })
  await page.setViewportSize(phoneSize)
  await page.goto(`/marketplace?q=${encodeURIComponent(title)}`)
  await wake(page)
  await page.getByRole('button', { name: 'Save this search' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await dialog.getByLabel('Name').fill('What I want')
  await dialog.getByRole('radio', { name: /^Right away/ }).check()
  await expectAccessible(page, 'the dialog that saves a search')
  await page.setViewportSize(phoneSize)
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await page.getByText('Search saved').waitFor()

  const item = await anItem(title)
  await commit(announce('item.published', { itemId: item.id }, await control.now()))
  await control.settle()
  await page.goto('/notifications')
  await page.getByText('New match for “What I want”').first().waitFor()

  await page.goto('/marketplace/saved?tab=searches')
  await page.getByRole('link', { name: item.title }).waitFor()
  await expectAccessible(page, 'the saved searches of a member')
  await page.setViewportSize(phoneSize)
  await wake(page)
  const alerts = page.getByRole('switch', { name: 'Alerts for What I want' })
  await alerts.click()
  await page.getByText('Paused').waitFor()
  await page.getByRole('link', { name: /^Open this search/ }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(title)
})
