import { afterEach, expect, test } from 'vitest'
import { arrangeNavigation, listAllNavigation } from '#shared/content/navigation/admin-contract.ts'
import type { NavigationItem } from '#shared/content/navigation/navigation-item.ts'
import { inBrowser } from '#test/support/browser.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectSuccess } from '#test/support/expect-success.ts'

const { url, visit } = inBrowser()
const admin = await demoClient(url, 'admin')

const stored = async () => (await admin.call(listAllNavigation, {})).body
const arranged = ({ order: _, version: __, placedByPage: ___, ...item }: NavigationItem) => item
const shape = async () =>
  (await stored()).items.map(({ title, parentId }) => (parentId ? `${parentId} > ${title}` : title))

const start = (await stored()).items.map(arranged)

afterEach(async () => {
  const { treeVersion } = await stored()
  expectSuccess(
    await admin.call(arrangeNavigation, { body: { items: start, treeVersion, saveAnyway: true } }),
  )
})

test('an administrator manages the menu by keyboard alone, and brings an earlier one back', async () => {
  const { page, allow } = await visit({ as: 'admin@demo.test' })
  allow(/status of 422/)
  await page.goto('/admin/navigation-manager')
  const said = (words: RegExp) => page.getByRole('status').filter({ hasText: words })
  const tree = page.getByRole('tree', { name: 'Menu' })
  const keys = page.keyboard

  await page.getByRole('button', { name: 'New entry' }).press('Enter')
  await expect
    .poll(() => page.getByLabel('Title').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await keys.type('Builds')
  await keys.press('Tab')
  await keys.press('Control+A')
  await keys.type('/no-such-screen')

  const row = tree.getByRole('treeitem', { name: 'Builds' })
  await row.press(' ')
  const lifted = said(/^Lifted Builds, \d+ of \d+\. Arrow keys move it, Escape lets go\.$/)
  const last = Number(/\d+/.exec((await lifted.textContent()) ?? '')?.[0])
  await keys.press('ArrowUp')
  await said(new RegExp(`^Moved to ${last - 1} of ${last}$`)).waitFor()
  await keys.press('ArrowRight')
  await said(/^Moved below Support, (\d+) of \1$/).waitFor()
  await keys.press('Escape')
  await said(/^Let go of Builds, below Support, (\d+) of \1$/).waitFor()
  const levelOf = () => row.getAttribute('aria-level')
  await expect.poll(levelOf).toBe('2')

  // All of a lift is one step.
  await keys.press('Control+z')
  await expect.poll(levelOf).toBe('1')
  await keys.press('Control+Shift+Z')
  await expect.poll(levelOf).toBe('2')
  await page.getByRole('button', { name: 'Out' }).press('Enter')
  await page.getByRole('button', { name: 'Up' }).press('Enter')
  await page
    .getByRole('status')
    .filter({ hasText: /^Moved to \d+ of \d+$/ })
    .waitFor()

  const save = page.getByRole('button', { name: 'Save menu' })
  await save.press('Enter')
  await page.getByText('This address does not lead anywhere.').waitFor()
  await page.getByLabel('Address').fill('/resources?q=builds')
  await save.press('Enter')
  await page.getByText('Menu saved').waitFor()
  expect(await shape()).toContain('Builds')
  await expect.poll(async () => (await fetch(url)).text()).toContain('Builds')
  await page.reload()
  await page
    .locator('nav[aria-label="Menu"]')
    .getByRole('link', { name: 'Builds', includeHidden: true })
    .waitFor({ state: 'attached' })

  await page.getByRole('button', { name: 'Earlier menus' }).press('Enter')
  const before = page.getByRole('list', { name: 'Earlier menus' }).getByRole('listitem').nth(1)
  await before.getByRole('button').press('Enter')
  await page.getByRole('button', { name: 'Restore', exact: true }).press('Enter')
  await page.getByText('Menu restored').waitFor()
  expect(await shape()).not.toContain('Builds')
  await row.waitFor({ state: 'detached' })
})

test('the second of two editors keeps their changes, sees what the first has done, and does theirs again', async () => {
  const { page, allow } = await visit({ as: 'admin@demo.test' })
  allow(/status of 409/)
  await page.goto('/admin/navigation-manager')
  const tree = page.getByRole('tree', { name: 'Menu' })
  await tree.getByRole('treeitem', { name: /^FAQ/ }).click()
  await page.getByLabel('Title').fill('Questions')

  const { items, treeVersion } = await stored()
  const others = items.filter(({ id }) => id !== 'home').map(arranged)
  expectSuccess(
    await admin.call(arrangeNavigation, {
      body: { items: [...others, ...start.filter(({ id }) => id === 'home')], treeVersion },
    }),
  )
  await page.getByRole('button', { name: 'Save menu' }).click()
  await page.getByText('Someone else changed the menu. Review their changes, then redo yours.').waitFor()
  await page.getByText('Moved Home', { exact: true }).waitFor()
  await tree.getByRole('treeitem', { name: 'Questions' }).waitFor()

  await page.getByRole('link', { name: 'Resources' }).first().click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Redo my changes on theirs' }).click()
  await page.getByRole('button', { name: 'Save menu' }).click()
  await page.getByText('Menu saved').waitFor()
  const after = await shape()
  expect(after.at(-1)).toBe('Home')
  expect(after).toContain('support > Questions')
})
