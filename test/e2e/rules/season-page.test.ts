import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'

const { url, visit } = inBrowser()

/** The running season of the first league of the demo. */
const season = `/seasons/sea_${'2'.padStart(26, '0')}`

const inOrder = (page: Page, names: readonly string[]) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .allTextContents()
    .then((all) => all.filter((one) => names.includes(one)))

test('a season leads with its standings and what is next, with a short footer, before a script runs', async () => {
  const { context: scripted } = await visit()
  const viewport = { width: 390, height: 900 }
  const context = await scripted.browser()?.newContext({ javaScriptEnabled: false, baseURL: url, viewport })
  const page = await context?.newPage()
  if (!page) throw new Error('There is no browser.')
  await page.goto(season)
  const top = page.getByRole('list', { name: /^Top of/ })
  await expect.poll(() => top.getByRole('listitem').count()).toBe(5)
  await expect.poll(() => top.locator('.text-signal-ink').count()).toBe(1)
  await expect
    .poll(() => inOrder(page, ['Standings', 'Upcoming', 'Finished']))
    .toEqual(['Standings', 'Upcoming', 'Finished'])
  const finished = page.getByRole('region', { name: 'Finished' })
  await finished.getByText('Marlo Quenneth').first().waitFor()
  await expect.poll(() => finished.textContent()).not.toContain('$')
  await page
    .getByRole('table', { name: 'Points by multiplier and place' })
    .getByRole('row', { name: /^3×/ })
    .waitFor()

  const footer = page.getByRole('contentinfo')
  await expect.poll(async () => (await footer.boundingBox())?.height).toBeLessThanOrEqual(900)
  const link = footer.getByRole('link', { name: 'Privacy policy' })
  await expect.poll(() => link.isVisible()).toBe(false)
  await footer.getByText('Legal', { exact: true }).locator('visible=true').click()
  await link.waitFor()
  await context?.close()
})

test('the page of a season is accessible, and leads on to the leaderboard', async () => {
  const { page } = await visit({ width: 390 })
  await page.goto(season)
  await expectAccessible(page, 'a season')
  await page.getByRole('main').getByRole('link', { name: 'Leaderboard', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Leaderboard' }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('season')).toBe(season.split('/').at(-1))
})
