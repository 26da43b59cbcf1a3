import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, wake } from '#test/support/browser.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'

const { visit } = inBrowser()

const phone = { width: 390, height: 480 }

const endOf = async (place: Locator) => {
  const { y = Number.POSITIVE_INFINITY, height = 0 } = (await place.boundingBox()) ?? {}
  return y + height
}
/** A browser with a mouse keeps the place of its scroll bar free. */
const fills = async (dialog: Locator, height: number) => {
  const box = await dialog.boundingBox()
  return box?.x === 0 && box.y === 0 && box.width >= phone.width - 16 && box.height === height
}

test('a dialog fills a phone: its name and the way out stay above, and its buttons above the keyboard', async () => {
  const { page } = await visit(phone)
  await page.goto('/leaderboard')
  await wake(page)
  await page.getByRole('button', { name: 'Embed' }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('heading', { level: 2 })
  const close = dialog.getByRole('button', { name: 'Close' })
  const copy = dialog.getByRole('button', { name: 'Copy code' })
  await expect.poll(() => fills(dialog, phone.height)).toBe(true)
  await expect.poll(() => endOf(copy)).toBeLessThanOrEqual(phone.height)

  await page.evaluate(() => {
    const sight = window.visualViewport
    if (!sight) return
    Object.defineProperty(sight, 'height', { configurable: true, value: 260 })
    sight.dispatchEvent(new Event('resize'))
  })
  await expect.poll(() => fills(dialog, 260)).toBe(true)
  await expect.poll(() => endOf(copy)).toBeLessThanOrEqual(260)
  await dialog.evaluate((one) => one.scrollTo(0, one.scrollHeight))
  for (const place of [name, close]) await expect.poll(() => endOf(place)).toBeLessThanOrEqual(100)

  await page.setViewportSize({ width: 700, height: 1024 })
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBeLessThan(600)
  await expectAccessible(page, 'a dialog that fills a phone')
  await close.click()
  await dialog.waitFor({ state: 'detached' })
})
