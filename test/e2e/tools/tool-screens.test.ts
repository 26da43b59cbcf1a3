import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changeWidth, inBrowser, showTheme, wake } from '#test/support/browser.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'

const { visit } = inBrowser()

const screens = [
  { path: '/spl-calculator', picture: 'figure svg', field: 'input[type=range]' },
  {
    path: '/audio-system-designer',
    picture: '[aria-label="Does it fit together?"]',
    field: '[role=tabpanel] input',
  },
] as const

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

const boxOf = async (page: Page, selector: string) => {
  const box = await page.getByRole('main').locator(selector).first().boundingBox()
  return box ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** What of a part reaches out of the window. */
const outside = async (page: Page, selector: string) => {
  const { x, y, width, height } = await boxOf(page, selector)
  const { width: right = 0, height: bottom = 0 } = page.viewportSize() ?? {}
  return width > 0 && x >= 0 && y >= 0 && x + width <= right && y + height <= bottom
    ? 'nothing'
    : `${selector} at ${x} ${y}, ${width} by ${height}`
}

const expectBar = (page: Page) =>
  expect.poll(async () => Math.round((await boxOf(page, '[data-tool-bar]')).height)).toBe(48)

test.each(
  screens.flatMap((screen) =>
    windows.flatMap((size) =>
      [{ who: 'a visitor' }, { who: 'a pro', as: 'pro@demo.test' }].map((caller) => ({
        ...screen,
        ...size,
        ...caller,
      })),
    ),
  ),
)(
  '$path at $width px has its bar, its result and its first field in the first window of $who',
  async ({ path, picture, field, as, width, height }) => {
    const { page } = await visit({ width, height, ...(as && { as }) })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await wake(page)
    await page.waitForFunction(() => !document.querySelector('main .skeleton'))
    await expectBar(page)
    await expect.poll(() => outside(page, picture)).toBe('nothing')
    await expect.poll(() => outside(page, field)).toBe('nothing')
  },
)

test('a visitor moves the parts of a diagram that fits a phone in the colors of the theme', async () => {
  const { page } = await visit({ width: 390, height: 844, theme: 'dark' })
  await page.goto('/audio-system/diagram-editor')
  const picture = page.getByRole('region', { name: 'Wiring diagram: One amplifier' })
  const part = (name: string) => picture.getByRole('group', { name })
  await part('Subwoofer').waitFor()
  await expectBar(page)
  await expect.poll(() => outside(page, '.diagram-picture')).toBe('nothing')
  for (const name of ['Battery', 'Main fuse 60 A', 'Fuse 15 A', 'Head unit', 'Mono amplifier', 'Subwoofer'])
    await expect.poll(() => outside(page, `[role=group][aria-label="${name}"]`)).toBe('nothing')
  // It is seen whole, and its smallest letters can be read.
  await expect.poll(() => picture.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  const letters = () =>
    picture.evaluate((one) => {
      const sheet = one.querySelector('.picture-sheet')
      const scale = sheet ? new DOMMatrix(getComputedStyle(sheet).transform).a : 0
      const sizes = [...one.querySelectorAll('.part-name, .port-name, .cable-label')].map(
        (text) => scale * Number.parseFloat(getComputedStyle(text).fontSize),
      )
      return Math.min(...sizes)
    })
  await expect.poll(letters).toBeGreaterThan(10)

  const ground = () => picture.evaluate((one) => getComputedStyle(one).backgroundColor)
  await expect.poll(ground).toBe('rgb(6, 7, 7)')
  await showTheme(page, 'light')
  await expect.poll(ground).toBe('rgb(218, 215, 207)')

  // By a hand and by keys, and the cables follow.
  const way = () => picture.locator('.cable-line').first().getAttribute('d')
  const before = await way()
  const battery = part('Battery')
  const at = async () => (await battery.boundingBox()) ?? { x: 0, y: 0 }
  const from = await at()
  await page.mouse.move(from.x + 30, from.y + 12)
  await page.mouse.down()
  await page.mouse.move(from.x + 30, from.y + 42, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => (await at()).y).toBeGreaterThan(from.y + 15)
  await expect.poll(way).not.toBe(before)
  const moved = await at()
  await battery.focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await at()).y).toBeLessThan(moved.y)
  await page.getByText('All checks passed.').waitFor()
  await expectAccessible(page, 'the diagram of a visitor')
})

test('the canvas fills a phone, and parts and fields are a sheet that keys open and close', async () => {
  const { page } = await visit({ as: 'pro@demo.test', width: 390, height: 844 })
  await page.goto('/audio-system/diagram-editor')
  const canvas = page.getByRole('application', { name: 'Diagram' })
  await canvas.waitFor()
  await expectBar(page)
  await expect.poll(() => outside(page, '.diagram-canvas')).toBe('nothing')
  await expect.poll(async () => (await boxOf(page, '.diagram-canvas')).height).toBeGreaterThan(500)

  const side = page.getByRole('complementary', { name: 'Parts and fields' })
  const add = page.getByRole('button', { name: 'Add', exact: true })
  await add.focus()
  await page.keyboard.press('Enter')
  await side.getByRole('tab', { name: 'Add' }).waitFor()
  await expectAccessible(page, 'the sheet with the parts')
  await changeWidth(page, 390)
  await page.keyboard.press('Escape')
  await side.waitFor({ state: 'hidden' })
  await expect.poll(() => add.evaluate((one) => one === document.activeElement)).toBe(true)

  await page.keyboard.press('Enter')
  await side.getByRole('button', { name: 'Battery', exact: true }).click()
  await side.waitFor({ state: 'hidden' })
  await canvas.getByRole('group', { name: /^Battery/ }).waitFor()
})
