import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, wake } from '#test/support/browser.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'

const { visit } = inBrowser()

const phone = { width: 390, height: 844 }

const endOf = async (place: Locator) => {
  const { y = Number.POSITIVE_INFINITY, height = 0 } = (await place.boundingBox()) ?? {}
  return y + height
}
const heightOf = async (place: Locator) => (await place.boundingBox())?.height ?? Number.POSITIVE_INFINITY
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test.for(['a visitor', 'a member who is on it'])(
  'on a phone, the leader of the leaderboard is in sight for %s',
  async (who) => {
    const { page } = await visit({ ...phone, ...(who !== 'a visitor' && { as: 'pro@demo.test' }) })
    await page.goto('/leaderboard')
    await wake(page)
    const rows = page
      .getByRole('table', { name: /^Standings of/ })
      .locator('tbody')
      .getByRole('row')
    if (who !== 'a visitor') await rows.filter({ hasText: 'You' }).waitFor()
    await expect.poll(() => endOf(rows.first())).toBeLessThanOrEqual(phone.height)
    await expect.poll(() => heightOf(page.getByRole('contentinfo'))).toBeLessThanOrEqual(900)
  },
)

test('tools and logins end with the terms, and other pages with the whole footer', async () => {
  const { page } = await visit(phone)
  const footer = page.getByRole('contentinfo')
  for (const path of ['/login', '/forgot-password', '/subwoofer-designer', '/audio-system/diagram-editor']) {
    await page.goto(path)
    await footer.getByRole('link', { name: 'Terms of service' }).waitFor()
    await expect.poll(() => heightOf(footer), { message: path }).toBeLessThanOrEqual(160)
  }
  await page.goto('/faq')
  await footer.getByRole('textbox', { name: 'Newsletter' }).waitFor()
  await expect.poll(() => heightOf(footer)).toBeLessThanOrEqual(900)
})

test('all memberships are one matrix: of at most 1,500 px on a phone, and in one view on a large screen', async () => {
  const { page } = await visit({ ...phone, as: 'admin@demo.test' })
  await page.goto('/admin/membership')
  const matrix = page.getByRole('table', { name: 'What each membership may do' })
  await matrix.getByRole('columnheader', { name: 'Pro Competitor' }).waitFor()
  await expect.poll(() => pageHeight(page)).toBeLessThanOrEqual(1500)
  await expectAccessible(page, 'the matrix of memberships')
  await page.setViewportSize(phone)
  const save = page.getByRole('button', { name: 'Save memberships' })
  await expect.poll(() => endOf(save)).toBeLessThanOrEqual(phone.height)
  const given = matrix.getByRole('checkbox', { name: 'Retailer: Create events, included' })
  await expect.poll(() => given.isDisabled()).toBe(true)
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect.poll(() => heightOf(matrix)).toBeLessThanOrEqual(1000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => endOf(matrix)).toBeLessThanOrEqual(900)
})
