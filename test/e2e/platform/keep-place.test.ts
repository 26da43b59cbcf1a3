import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, wake } from '#test/support/browser.ts'

const { visit } = inBrowser()

const place = (page: Page) => page.evaluate(() => scrollY)

/** Everything of a screen has come and been drawn. */
async function whole(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('main h1') && !document.querySelector('main .skeleton'),
  )
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** A member who has received a screen and has read as far on it. */
async function readTo(y: number, path: string): Promise<Page> {
  const { page } = await visit({ width: 390, height: 700, as: 'pro@demo.test' })
  await page.addInitScript(() => {
    // A page gives a screen five seconds to come, which a busy machine may need more of.
    const wait = setTimeout
    window.setTimeout = ((work: () => void, ms = 0) =>
      ms === 5000 ? 0 : wait(work, ms)) as typeof setTimeout
  })
  await page.goto(path)
  await whole(page)
  await page.evaluate((top) => scrollTo(0, top), y)
  await expect.poll(() => page.evaluate(() => history.state.y)).toBe(y)
  return page
}

test('a member who comes back to a screen, or loads it again, goes on where they left off reading', async () => {
  const page = await readTo(900, '/profile?tab=settings')
  await page.reload()
  await whole(page)
  await expect.poll(() => place(page)).toBe(900)

  await page.goto('/robots.txt')
  await page.goBack()
  await whole(page)
  await expect.poll(() => place(page)).toBe(900)

  await page.getByRole('link', { name: 'Cookie policy' }).last().dispatchEvent('click')
  await page.getByRole('heading', { name: 'Everything by name' }).waitFor()
  await expect.poll(() => place(page)).toBe(0)
  // What this tab has read of the profile is forgotten then, and comes after the screen.
  await page.reload()
  await wake(page)
  await page.goBack()
  await whole(page)
  await expect.poll(() => place(page)).toBe(900)
})

test('scrolling while a screen still loads is not undone', async () => {
  const page = await readTo(400, '/notifications')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/notifications?**', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await page.locator('main h1').waitFor()
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, -5000)
  await expect.poll(() => place(page)).toBe(0)
  release()
  await whole(page)
  await expect.poll(() => place(page)).toBe(0)
})

test('what opens from the header, and closes again, leaves the page where it is', async () => {
  const page = await readTo(500, '/profile?tab=settings')
  for (const name of [/^Notifications/, /’s account/]) {
    const trigger = page.getByRole('button', { name })
    await trigger.click()
    const opened = page.locator('[data-state="open"].menu')
    await opened.waitFor()
    await page.keyboard.press('Escape')
    await opened.waitFor({ state: 'detached' })
    await expect.poll(() => trigger.evaluate((button) => button === document.activeElement)).toBe(true)
    await expect.poll(() => place(page)).toBe(500)
  }
})
