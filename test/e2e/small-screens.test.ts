import { expect, test } from 'vitest'
import { inBrowser, wake } from '#test/support/browser.ts'

const { visit } = inBrowser()

test('the page behind an open menu stays where it is, and a press beside the menu only closes it', async () => {
  const { page, context } = await visit({ width: 390, height: 900, fresh: true })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await context.route(/\/client-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/pricing')
  const menu = page.locator('.mobile-menu')
  const summary = menu.locator('summary')
  const isOpen = () => menu.evaluate((details: HTMLDetailsElement) => details.open)
  const pressBeside = async () => {
    await summary.click()
    expect(await isOpen()).toBe(true)
    const box = await menu.locator('.mobile-menu-panel').boundingBox()
    const below = (box?.y ?? 0) + (box?.height ?? 0)
    await page.mouse.move(200, below + 60)
    await page.mouse.wheel(0, 400)
    await page.mouse.click(200, below + 60)
    expect(await isOpen()).toBe(false)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(page.url()).toMatch(/\/pricing$/)
  }
  await pressBeside()
  release()
  await wake(page)
  await pressBeside()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
})
