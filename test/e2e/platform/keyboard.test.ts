import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword, demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { giveNotifications, userIdOf } from '#test/support/records.ts'
import { welcomedMember } from '#test/support/welcomed-member.ts'

const { url, visit } = inBrowser()

test('a dialog is not closed by selecting its text beyond its edge', async () => {
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto(`/admin/users/${demoUserId('pro@demo.test')}`)
  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog')
  const box = await dialog.getByText('They are logged out').boundingBox()
  if (!box) throw new Error('there is no text')
  await page.mouse.move(box.x + 60, box.y + 15)
  await page.mouse.down()
  await page.mouse.move(5, box.y + 15, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => dialog.isVisible()).toBe(true)
  await page.mouse.click(5, 400)
  await dialog.waitFor({ state: 'detached' })
})

test('a click beside a dialog takes nothing along that was typed or chosen in it, and Escape closes it', async () => {
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto('/admin/roles')
  await page.getByRole('button', { name: 'New role' }).click()
  const dialog = page.getByRole('dialog', { name: 'New role' })
  const clickBeside = () => page.mouse.click(5, 400)
  await dialog.getByLabel('Verify results').check()
  await clickBeside()
  await dialog.getByLabel('Name').fill('head_judge')
  await clickBeside()
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('head_judge')
  await expect.poll(() => dialog.getByLabel('Verify results').isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.goto('/admin/verifications')
  await page.getByRole('button', { name: 'Review' }).first().click()
  await page.getByRole('button', { name: 'Reject' }).click()
  const refusal = page.getByRole('dialog', { name: /^Reject/ })
  await refusal.getByLabel('Reason').fill('The license has run out.')
  await clickBeside()
  await refusal.getByRole('button', { name: 'Cancel' }).click()
  // Nothing was typed into the one below.
  await clickBeside()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('a keyboard user who presses a button away goes on from where it was', async () => {
  const { email } = await welcomedMember(url)
  await controlOf(url).settle()
  const { page } = await visit({ as: email })
  await page.goto('/dashboard')
  const row = page.locator('main').getByRole('listitem').filter({ hasText: 'Welcome to the lanes' })
  await row.getByRole('button', { name: /^Mark as read/ }).focus()
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: /^Mark as read/ }).waitFor({ state: 'detached' })
  await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(() => row.evaluate((element) => element.hasAttribute('tabindex'))).toBe(false)
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

test('a keyboard user who loads the last page of a list stays at its end', async () => {
  const { client, email } = await completeMember(url)
  await giveNotifications(userIdOf(client), 21)
  const { page } = await visit({ as: email })
  await page.goto('/notifications')
  await page.getByRole('button', { name: 'Load more' }).press('Enter')
  const end = page.locator('main section').filter({ hasText: /^21 shown$/ })
  await expect.poll(() => end.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  const row = page.locator('main').getByRole('listitem').last()
  await expect.poll(() => row.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test('a keyboard user whose button has nothing more to do goes on from where it was', async () => {
  const { page } = await visit({ as: 'pro@demo.test' })
  await page.goto('/billing?tab=transactions&status=failed')
  const clear = page.getByRole('button', { name: 'Clear' })
  await clear.press('Enter')
  await expect.poll(() => clear.isDisabled()).toBe(true)
  const filters = page.getByRole('search').filter({ has: clear })
  await expect.poll(() => filters.evaluate((element) => element === document.activeElement)).toBe(true)
})

/** What has the focus once a key has had its effect: a menu moves it a moment later. */
const focused = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((moved) => setTimeout(moved))
    return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''
  })

async function pressUntil(page: Page, key: string, wanted: RegExp): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press(key)
    if (wanted.test(await focused(page))) return
  }
  throw new Error(`${key} does not reach ${wanted}`)
}

/** A menu takes the focus once it is open; keys that come before that are not for it. */
const menuHasFocus = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.closest('[role="menu"]') !== null)

test('the login and the user menu work with the keyboard alone', async () => {
  const { page } = await visit()
  await page.goto('/login')
  await wake(page)
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('manufacturer@demo.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Welcome, Walt' }).waitFor()

  await page.reload()
  await page.getByRole('button', { name: /’s account/ }).waitFor()
  await pressUntil(page, 'Tab', /’s account/)
  await page.keyboard.press('Enter')
  // The menu was fetched with this press, and begins as it always does.
  await expect.poll(() => focused(page)).toBe('Dashboard')
  await pressUntil(page, 'ArrowDown', /^Profile$/)
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toMatch(/’s account/)
  await page.keyboard.press('Enter')
  await menuHasFocus(page)
  await pressUntil(page, 'ArrowDown', /^Profile$/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile')
  // The new page takes the focus once it is there; a tab press before that is set back to its beginning.
  await page.getByRole('heading', { name: 'Profile', exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await pressUntil(page, 'Shift+Tab', /’s account/)
  await page.keyboard.press('Space')
  await menuHasFocus(page)
  await page.keyboard.press('End')
  await expect.poll(() => focused(page)).toBe('Logout')
  await page.keyboard.press('Enter')
  await page.waitForURL(({ pathname }) => pathname === '/')
})

test('what has the focus does not lie below the header', async () => {
  const { page } = await visit({ height: 360 })
  await page.goto('/members')
  await wake(page)
  await page.getByRole('button', { name: 'Cookie settings' }).focus()
  const isHidden = () =>
    page.evaluate(() => {
      const { bottom = 0 } = document.querySelector('.site-header')?.getBoundingClientRect() ?? {}
      const box = document.activeElement?.getBoundingClientRect()
      return box !== undefined && box.top < bottom
    })
  let place = ''
  for (let presses = 0; presses < 100 && place !== 'Search'; presses++) {
    await page.keyboard.press('Shift+Tab')
    place = await focused(page)
    await expect.poll(isHidden, { message: `${place} lies below the header` }).toBe(false)
  }
  expect(place).toBe('Search')
})

test('what has the focus does not lie below the bar for what is selected', async () => {
  const { page } = await visit({ as: 'admin@demo.test', width: 390, height: 844 })
  await page.goto('/admin/users')
  await page
    .locator('main')
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .press('Space')
  const bar = page.getByRole('region', { name: 'Selected accounts' })
  await bar.waitFor()
  const isShown = () =>
    page.evaluate(() => {
      const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
      return document.activeElement?.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  for (let pressed = 0; pressed < 12; pressed++) {
    await page.keyboard.press('Tab')
    await expect.poll(isShown, { message: `stop ${pressed}` }).toBe(true)
  }
})

test('a link below an entry of the navigation shows that it has the focus', async () => {
  const { page } = await visit()
  await page.goto('/faq')
  await wake(page)
  await page.getByRole('button', { name: 'Tools' }).press('Enter')
  await pressUntil(page, 'Tab', /^SPL calculator$/)
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle))
    .toBe('solid')
})
