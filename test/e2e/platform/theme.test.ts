import { expect, test } from 'vitest'
import { inBrowser, wake } from '#test/support/browser.ts'

const { visit } = inBrowser()

test('a first visit has the theme of the system before anything is painted, and follows it until one is chosen', async () => {
  const { page, context } = await visit({ fresh: true })
  await context.clearCookies({ name: 'theme' })
  await page.emulateMedia({ colorScheme: 'light' })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await context.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/faq')
  const theme = () => page.locator('html').getAttribute('data-theme')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await expect.poll(theme).toBe('light')
  await expect.poll(ground).toBe('rgb(230, 228, 222)')
  const toDark = page.getByRole('button', { name: 'Switch to dark theme' }).first()
  await expect.poll(() => toDark.isVisible()).toBe(true)

  release()
  await wake(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(theme).toBe('dark')
  await page.getByRole('button', { name: 'Switch to light theme' }).first().click()
  await expect.poll(theme).toBe('light')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect.poll(theme).toBe('light')
  await expect.poll(ground).toBe('rgb(230, 228, 222)')
})
