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
    expect(await look(control), name).not.toBe(off)
  }
  for (const [name, choices] of [
    ['a radio button', page.locator('.check[type="radio"]')],
    ['a position of a switch', page.locator('.segmented label')],
  ] as const) {
    await choices.nth(1).click()
    const off = await look(choices.first())
    await choices.first().click()
    expect(await look(choices.first()), name).not.toBe(off)
  }
  const lineBelow = (tab: Locator) => tab.evaluate((element) => getComputedStyle(element).borderBottomColor)
  expect(await lineBelow(page.locator('[role="tab"][aria-selected="true"]').first())).not.toBe(
    await lineBelow(page.locator('[role="tab"][aria-selected="false"]').first()),
  )
  await page.getByRole('button', { name: 'Menu', exact: true }).first().press('Enter')
  const entry = page.getByRole('menuitem').first()
  await page.getByRole('menu').press('ArrowDown')
  await page.getByRole('menu').press('Home')
  const meant = await look(entry)
  await page.getByRole('menu').press('ArrowDown')
  expect(await look(entry)).not.toBe(meant)
})

/** The texts of the page that are less than 4.5 times as dark as the paper, which has no backgrounds. */
const paleTexts = () => {
  const light = (channel: number) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  return [...document.querySelectorAll('main *')].flatMap((element) => {
    const text = [...element.childNodes]
      .flatMap((node) => (node instanceof Text ? node.data.trim() : ''))
      .join('')
    if (!text || !element.checkVisibility()) return []
    const [r = 0, g = 0, b = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map((channel) =>
      light(Number(channel) / 255),
    )
    return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05) < 4.5 ? [text] : []
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
      expect(await page.evaluate(paleTexts), `${path}, ${theme}`).toEqual([])
    }
  }
})
