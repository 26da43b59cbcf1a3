import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dollars } from '#shared/platform/money/dollars.ts'
import { aTransaction, putTransactions } from '#test/support/billing-records.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putMail, userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Command palette' })
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Where to?' })
const chosenOf = (page: Page) => paletteOf(page).getByRole('option', { selected: true })

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await fieldOf(page).waitFor()
  await expect.poll(() => fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true)
}

/** Types a text, walks down to an option, and opens it: with the keyboard alone. */
async function go(page: Page, text: string, group: string, name: RegExp) {
  await openPalette(page)
  await page.keyboard.type(text)
  const option = paletteOf(page).getByRole('group', { name: group }).getByRole('option', { name }).first()
  await option.waitFor()
  await page.keyboard.press('Home')
  await expect
    .poll(async () => {
      if ((await option.getAttribute('aria-selected')) === 'true') return true
      await page.keyboard.press('ArrowDown')
      return false
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  await paletteOf(page).waitFor({ state: 'detached' })
}

test('a visitor gets to a tool by its initials and to an event by its name, with the keyboard alone', async () => {
  const { page } = await visit()
  await page.goto('/faq')
  await wake(page)
  await go(page, 'sd', 'Tools', /^Subwoofer designer/)
  await page.waitForURL('**/subwoofer-designer')
  await go(page, 'bay four', 'Events', /^Bay Four Test Lane Night/)
  await page.waitForURL('**/events/*')
  await page.getByRole('heading', { level: 1, name: 'Bay Four Test Lane Night' }).waitFor()
})

test('a visitor is offered no screens of members or of administrators', async () => {
  const { page } = await visit()
  await page.goto('/faq')
  await wake(page)
  await openPalette(page)
  await page.keyboard.type('garage')
  await paletteOf(page).getByRole('option', { name: 'All results for “garage”' }).waitFor()
  await page.getByRole('option', { name: /^Garage/ }).waitFor({ state: 'detached' })
  await fieldOf(page).fill('transactions')
  await paletteOf(page).getByRole('option', { name: 'All results for “transactions”' }).waitFor()
  await page.getByRole('group', { name: 'Transactions' }).waitFor({ state: 'detached' })
  await fieldOf(page).fill('zzqqx')
  await paletteOf(page).getByText('Nothing found.').waitFor()
})

test('the keys open it from a field, walk with Home and End, and Escape gives the focus back', async () => {
  const { page } = await visit()
  await page.goto('/faq')
  await wake(page)
  const question = page.getByLabel('Search questions')
  await question.focus()
  await openPalette(page)
  await chosenOf(page).waitFor()
  const first = await chosenOf(page).textContent()
  await page.keyboard.press('End')
  await expect.poll(() => chosenOf(page).textContent()).not.toBe(first)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => chosenOf(page).textContent()).toBe(first)
  await page.keyboard.press('Escape')
  await paletteOf(page).waitFor({ state: 'detached' })
  await expect.poll(() => question.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Command palette' }).first().focus()
  await page.keyboard.press('Enter')
  await fieldOf(page).waitFor()
  await page.keyboard.press('Control+k')
  await paletteOf(page).waitFor({ state: 'detached' })
})

test('a member gets to a person, a business, and their own screens, which are offered again', async () => {
  // Members are found once the stream has listed them.
  await controlOf(url).settle()
  const { page } = await visit({ as: 'member@demo.test' })
  await page.goto('/faq')
  await wake(page)
  await go(page, 'garage', 'Screens', /^Garage/)
  await page.waitForURL('**/garage')
  await go(page, 'tovah', 'Members', /Tovah/)
  await page.waitForURL(/\/(?:public-)?profile\//)
  await go(page, 'bay four audio', 'Businesses', /Bay Four Audio/)
  await page.getByRole('heading', { level: 1, name: 'Bay Four Audio' }).waitFor()
  await openPalette(page)
  await paletteOf(page)
    .getByRole('group', { name: 'Recent' })
    .getByRole('option', { name: 'Garage' })
    .waitFor()
})

test('an administrator finds a transaction by its amount, and by an address the account and what was sent to it', async () => {
  const { client, email } = await completeMember(url)
  const amountCents = 8_000_000 + (process.pid % 1_000_000)
  const now = await controlOf(url).now()
  await putTransactions([aTransaction(userIdOf(client), { amountCents, description: 'A wall of woofers' })])
  await putMail({
    toEmail: email,
    status: 'sent',
    sentAt: now,
    createdAt: now,
    templateData: { firstName: 'Zelda' },
  })
  await controlOf(url).settle()
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto('/admin/users')
  await wake(page)
  await go(page, dollars(amountCents), 'Transactions', /A wall of woofers/)
  await page.waitForURL('**/admin/billing?*')
  const details = page.getByRole('dialog', { name: 'Transaction Details' })
  await details.getByText('A wall of woofers').first().waitFor()
  await page.keyboard.press('Escape')
  await go(page, email, 'Accounts', new RegExp(email))
  await page.waitForURL(`**/admin/users/${userIdOf(client)}`)
  await go(page, email, 'Emails', /Sent · /)
  await page.waitForURL('**/admin/mails/mail_*')
  await page.getByRole('heading', { name: 'What was sent' }).waitFor()
  await page.frameLocator('iframe[title^="Email"]').getByText('Zelda').first().waitFor()
  await expectAccessible(page, 'an email')
})

test('nothing outside of the list moves while answers come in, and it is accessible and fills a phone', async () => {
  const { page } = await visit({ width: 390, height: 844 })
  await page.goto('/faq')
  await wake(page)
  await openPalette(page)
  await expect.poll(() => paletteOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 844 })
  // A scroll bar may take a part of the window.
  await expect.poll(async () => (await paletteOf(page).boundingBox())?.width).toBeGreaterThanOrEqual(370)
  const before = await fieldOf(page).boundingBox()
  await page.keyboard.type('audio')
  await paletteOf(page)
    .getByRole('group', { name: 'Events' })
    .or(paletteOf(page).getByRole('group', { name: 'Businesses' }))
    .first()
    .waitFor()
  await expect.poll(() => fieldOf(page).boundingBox()).toEqual(before)
  await page.keyboard.press('End')
  await expect.poll(() => chosenOf(page).textContent()).toContain('All results')
  await expect.poll(() => fieldOf(page).boundingBox()).toEqual(before)
  await expectAccessible(page, 'the command palette')
})

test('a misspelled word leads to what it means, and tools come before what only mentions them', async () => {
  const { page } = await visit({ as: 'member@demo.test' })
  await page.goto('/faq')
  await wake(page)
  await openPalette(page)
  await page.keyboard.type('subwofer')
  await paletteOf(page).getByRole('option', { name: 'Did you mean “subwoofer”?' }).click()
  await expect.poll(() => fieldOf(page).inputValue()).toBe('subwoofer')
  await fieldOf(page).fill('sub')
  const names = () =>
    paletteOf(page)
      .getByRole('group')
      .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')))
  await expect.poll(names).toContain('Related screens')
  await expect.poll(async () => (await names())[0]).toBe('Tools')
})

test('the palette takes the place of the menu of a phone, and gives the focus back to its button', async () => {
  const { page } = await visit({ width: 390, height: 844 })
  await page.goto('/faq')
  await wake(page)
  const button = page.locator('summary[aria-label=Menu]')
  await button.click()
  const menu = page.locator('.mobile-menu')
  await menu.getByRole('combobox', { name: 'Search' }).focus()
  await openPalette(page)
  await expect.poll(() => menu.getAttribute('open')).toBeNull()
  await page.keyboard.press('Escape')
  await paletteOf(page).waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
})
