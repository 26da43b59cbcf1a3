import { expect, test } from 'vitest'
import { inBrowser, showWidth, wake } from '#test/support/browser.ts'
import { isOnTop } from '#test/support/is-on-top.ts'

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
    await expect.poll(isOpen).toBe(true)
    const box = await menu.locator('.mobile-menu-panel').boundingBox()
    const below = (box?.y ?? 0) + (box?.height ?? 0)
    await page.mouse.move(200, below + 60)
    await page.mouse.wheel(0, 400)
    await page.mouse.click(200, below + 60)
    await expect.poll(isOpen).toBe(false)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(() => page.url()).toMatch(/\/pricing$/)
  }
  await pressBeside()
  release()
  await wake(page)
  await pressBeside()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
})

test('on a small phone, the question about cookies waits while the menu is open', async () => {
  const { page } = await visit({ width: 360, height: 640, asked: true })
  await page.goto('/faq')
  await wake(page)
  const banner = page.getByRole('region', { name: 'Cookie Preferences' })
  await banner.waitFor()
  const menu = page.locator('summary[aria-label=Menu]')
  await menu.click()
  for (const name of ['Login', 'Register'])
    await expect
      .poll(() => isOnTop(page.locator('.mobile-menu').getByRole('link', { name })), { message: name })
      .toBe(true)
  await menu.click()
  await banner.waitFor()
})

test('on a phone that lies on its side, the question about cookies leaves more than half of the page to be seen', async () => {
  const { page } = await visit({ width: 740, height: 360, asked: true })
  await page.goto('/privacy-policy')
  await wake(page)
  const banner = page.getByRole('region', { name: 'Cookie Preferences' })
  const button = (name: string) => banner.getByRole('button', { name, exact: true })
  const fits = async (...buttons: string[]) => {
    await expect.poll(() => banner.boundingBox()).toMatchObject({ x: 0, width: 740 })
    await expect.poll(async () => (await banner.boundingBox())?.y).toBeGreaterThan(190)
    for (const name of buttons) {
      const endOf = async () => {
        const { y = 0, height = 0 } = (await button(name).boundingBox()) ?? {}
        return y + height
      }
      await expect.poll(endOf, { message: name }).toBeLessThanOrEqual(360)
    }
  }
  await banner.waitFor()
  await fits('Reject All', 'Accept All', 'Cookie Settings')
  await button('Cookie Settings').click()
  await button('Save Preferences').waitFor()
  await fits('Back', 'Save Preferences')
  await banner.getByRole('switch', { name: 'Functional' }).check()
  await button('Save Preferences').click()
  await banner.waitFor({ state: 'detached' })
})

test('the days that transactions are narrowed to stand beside or below each other', async () => {
  const { page } = await visit({ as: 'pro@demo.test' })
  await page.goto('/billing?tab=transactions')
  const filters = page.getByRole('search').filter({ hasText: 'From' })
  await filters.waitFor()
  for (const width of [360, 390]) {
    await showWidth(page, width)
    await expect
      .poll(() => filters.evaluate((element) => element.scrollWidth - element.clientWidth), {
        message: `${width} px`,
      })
      .toBe(0)
  }
})

test('the question about cookies lies over no field of a phone, whatever is scrolled or typed', async () => {
  const { page } = await visit({ width: 390, height: 844, asked: true })
  await page.goto('/register')
  await wake(page)
  const banner = page.locator('.consent')
  await banner.waitFor({ state: 'attached' })
  const covered = () =>
    page.evaluate(() => {
      const panel = document.querySelector('.consent')
      const { top = 0, bottom = 0 } = panel?.getBoundingClientRect() ?? {}
      return [...document.querySelectorAll('main :is(input, select, textarea)')].flatMap((field) => {
        const box = field.getBoundingClientRect()
        const isBelow = box.bottom > top && box.top < bottom
        return isBelow && panel?.checkVisibility({ visibilityProperty: true }) ? [field.outerHTML] : []
      })
    })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 300) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y)
    await expect.poll(covered, { message: `scrolled by ${y}` }).toEqual([])
  }
  // At the end of the page, there is room for it.
  await expect.poll(() => banner.isVisible()).toBe(true)
  await page.getByLabel('Password').first().focus()
  await expect.poll(() => banner.isVisible()).toBe(false)
})
