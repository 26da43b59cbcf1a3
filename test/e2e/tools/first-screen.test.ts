import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, showWidth } from '#test/support/browser.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { expectNoBarriers } from '#test/support/expect-no-barriers.ts'

const { visit } = inBrowser()

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const endOf = async (place: Locator) => {
  const { y = Number.POSITIVE_INFINITY, height = 0 } = (await place.boundingBox()) ?? {}
  return y + height
}

async function expectOneBar(page: Page): Promise<void> {
  const bar = page.locator('[data-tool-bar]')
  await expect
    .poll(async () => Math.abs(((await bar.boundingBox())?.height ?? 0) - 48))
    .toBeLessThanOrEqual(1)
  await expect.poll(() => bar.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
}

test.for([
  ['a visitor', desk],
  ['a visitor', phone],
  ['pro@demo.test', desk],
  ['pro@demo.test', phone],
] as const)(
  'the designer shows %s its curve and its sliders on the first screen at $1.width px',
  async ([who, size]) => {
    const { page } = await visit({ ...size, ...(who !== 'a visitor' && { as: who }) })
    await page.goto('/subwoofer-designer')
    if (who !== 'a visitor') await page.getByRole('button', { name: 'Start from…' }).waitFor()
    await expectOneBar(page)
    await expect.poll(() => endOf(page.locator('figure').first())).toBeLessThanOrEqual(size.height)
    for (const name of ['Net volume', 'Tuning'])
      await expect
        .poll(() => endOf(page.getByRole('slider', { name, exact: true })), { message: name })
        .toBeLessThanOrEqual(size.height)
    const tabs = page.getByRole('tablist', { name: 'Inputs' })
    await expect.poll(() => tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
    await expectNoBarriers(page, `the designer of ${who} at ${size.width} px`)
  },
)

test.for([desk, phone])(
  'the box in 3D shows its picture and its sliders on the first screen at $width px',
  async (size) => {
    const { page } = await visit(size)
    await page.goto('/test-box-3d')
    await page.locator('[data-scene]').waitFor()
    await expectOneBar(page)
    for (const place of [page.locator('[data-scene]'), page.getByRole('slider', { name: 'Exploded' })])
      await expect.poll(() => endOf(place)).toBeLessThanOrEqual(size.height)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(size === phone ? 3000 : 1600)
    await expectNoBarriers(page, `the box in 3D at ${size.width} px`)
  },
)

test('by keys alone, a member goes through the bar: to another tool and back, and out by a file', async () => {
  const { page } = await visit({ ...desk, as: 'pro@demo.test' })
  await page.goto('/subwoofer-designer')
  await page.getByRole('button', { name: 'Start from…' }).waitFor()
  const bar = page.locator('[data-tool-bar]')
  const title = bar.locator('summary')
  const tools = bar.getByRole('navigation', { name: 'Pro tools' })
  await title.press('Enter')
  await tools.getByRole('link', { name: 'Box in 3D' }).waitFor()
  await expectAccessible(page, 'the menu of tools')
  await page.keyboard.press('Escape')
  await tools.waitFor({ state: 'hidden' })
  await expect.poll(() => title.evaluate((one) => one === document.activeElement)).toBe(true)

  await bar.getByRole('button', { name: 'Export', exact: true }).press('Enter')
  const file = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Designs (JSON)' }).press('Enter')
  expect((await file).suggestedFilename()).toMatch(/^design-a-designs-.*\.json$/)

  await showWidth(page, 390)
  await expectOneBar(page)
  await title.press('Enter')
  await tools.getByRole('link', { name: 'Box in 3D' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'A box in 3D' }).waitFor()
  await tools.waitFor({ state: 'hidden' })
})
