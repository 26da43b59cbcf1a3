import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'

const { visit } = inBrowser()

const look = async (thing: Locator) => (await thing.screenshot()).toString('base64')

test('in a contrast theme people see what is on, chosen and meant', async () => {
  const { page } = await visit({ drawn: true })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/_local/ui')
  for (const [name, control] of [
    ['a checkbox', page.locator('.check[type="checkbox"]').first()],
    ['a switch', page.locator('.switch').first()],
  ] as const) {
    await control.uncheck()
    const off = await look(control)
    await control.check()
    await expect.poll(() => look(control), { message: name }).not.toBe(off)
  }
  for (const [name, choices] of [
    ['a radio button', page.locator('.check[type="radio"]')],
    ['a position of a switch', page.locator('.segmented label')],
  ] as const) {
    await choices.nth(1).click()
    const off = await look(choices.first())
    await choices.first().click()
    await expect.poll(() => look(choices.first()), { message: name }).not.toBe(off)
  }
  const lineBelow = (tab: Locator) => tab.evaluate((element) => getComputedStyle(element).borderBottomColor)
  const isMarked = async () => {
    const chosen = await lineBelow(page.locator('[role="tab"][aria-selected="true"]').first())
    return chosen !== (await lineBelow(page.locator('[role="tab"][aria-selected="false"]').first()))
  }
  await expect.poll(isMarked).toBe(true)
  await page.getByRole('button', { name: 'Menu', exact: true }).first().press('Enter')
  const entry = page.getByRole('menuitem').first()
  await page.getByRole('menu').press('ArrowDown')
  await page.getByRole('menu').press('Home')
  const isMeant = () => entry.evaluate((element) => element === document.activeElement)
  // A menu moves the focus a moment after the key.
  await expect.poll(isMeant).toBe(true)
  const meant = await look(entry)
  await page.getByRole('menu').press('ArrowDown')
  await expect.poll(isMeant).toBe(false)
  await expect.poll(() => look(entry)).not.toBe(meant)
})

/** The texts below 4.5 to 1, on paper without the backgrounds of the page or with them. */
const paleTexts = () => {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
  const light = (channel = 0) =>
    channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4
  const luminance = ([r, g, b]: number[]) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b) + 0.05
  const white = [255, 255, 255]
  const groundOf = (element: Element | null): number[] => {
    if (!element) return white
    const ground = channels(getComputedStyle(element).backgroundColor)
    return ground[3] === 0 ? groundOf(element.parentElement) : ground
  }
  return [...document.querySelectorAll('main *')].flatMap((element) => {
    const text = [...element.childNodes]
      .flatMap((node) => (node instanceof Text ? node.data.trim() : ''))
      .join('')
    if (!text || !element.checkVisibility()) return []
    const ink = luminance(channels(getComputedStyle(element).color))
    const contrasts = [white, groundOf(element)]
      .map(luminance)
      .map((ground) => Math.max(ground / ink, ink / ground))
    return Math.min(...contrasts) < 4.5 ? [text] : []
  })
}

test('what is printed can be read on white paper, in either theme', async () => {
  for (const theme of ['dark', 'light'] as const) {
    const { page } = await visit({ theme, as: 'pro@demo.test' })
    await page.emulateMedia({ media: 'print' })
    for (const path of ['/pricing', '/billing?tab=invoices', '/profile?tab=verification']) {
      await page.goto(path)
      await page.locator('main h1').waitFor()
      await page.waitForFunction(() => !document.querySelector('main .skeleton'))
      // The styles for paper come with the rest, after the first paint.
      await page.waitForFunction(() => getComputedStyle(document.body).color === 'rgb(0, 0, 0)')
      await expect.poll(() => page.evaluate(paleTexts), { message: `${path}, ${theme}` }).toEqual([])
    }
  }
})

test('nothing to press is printed, and of an open dialog nothing but the dialog', async () => {
  const { page } = await visit({ as: 'pro@demo.test' })
  await page.goto('/billing?tab=invoices')
  const view = page.getByRole('button', { name: /^View/ }).first()
  await view.waitFor()
  const seen = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll('header, nav, footer, button:not(.row-link), h1, h2, [role="tab"]'),
      ].flatMap((element) => (element.checkVisibility() ? [element.textContent] : [])),
    )
  await page.emulateMedia({ media: 'print' })
  // The styles for paper come with the rest, after the first paint.
  await expect
    .poll(seen)
    .toEqual([expect.stringContaining('Billing'), 'Billing and Subscription', 'Invoices'])
  await page.emulateMedia({ media: null })
  await view.click()
  await page.getByRole('dialog').waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(seen).toEqual([expect.stringMatching(/^Invoice /)])
  const dialog = page.getByRole('dialog')
  await expect
    .poll(() => dialog.evaluate((element) => getComputedStyle(element, '::backdrop').display))
    .toBe('none')
  await expect.poll(() => page.evaluate(paleTexts)).toEqual([])
})
