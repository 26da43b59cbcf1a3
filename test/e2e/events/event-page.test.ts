import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listEvents } from '#shared/events/events/contract.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { Client } from '#test/support/client.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'

const { url, visit } = inBrowser()

declare global {
  interface Window {
    shifted: number
  }
}

const phone = { width: 390, height: 844 }

/** The height that is left for an event beside a footer that is folded, and the ad below it; on some days a date takes a line more. */
const mostOfMain = 2680

const heightOfEvent = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => {
    const ads = [...main.querySelectorAll<HTMLElement>('section[aria-label="Advertisement"]')]
    return main.scrollHeight - ads.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)
  })

type Wanted = 'open' | 'live' | 'ended'

/** An event of the demo in this phase that has classes. */
async function demoEvent(phase: Wanted): Promise<string> {
  const when = phase === 'ended' ? 'past' : 'upcoming'
  const { body } = await new Client(url).call(listEvents, { query: { when, kind: 'competition' } })
  const found = body.items.find((event) => event.phase === phase && event.posterUrl)
  if (!found) throw new Error(`The demo has no event that is ${phase}.`)
  return `/events/${found.id}`
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

const topOf = async (page: Page, name: string): Promise<number> =>
  (await page.getByRole('main').getByRole('heading', { name, exact: true }).first().boundingBox())?.y ?? -1

test.each([
  ['open', 'Classes'],
  ['live', 'Results so far'],
  ['ended', 'Results'],
] as const)(
  'a visitor with a phone sees first what an event that is %s is about: %s',
  async (phase, first) => {
    const { page } = await visit(phone)
    await watchShifts(page)
    await page.goto(await demoEvent(phase))
    // It is all there before the page is alive.
    await page.getByRole('main').getByRole('heading', { name: first, exact: true }).waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await wake(page)
    await page.waitForFunction(() => !document.querySelector('main .skeleton'))
    await expect.poll(() => topOf(page, first)).toBeGreaterThan(0)
    await expect
      .poll(async () => (await topOf(page, 'When and where')) - (await topOf(page, first)))
      .toBeGreaterThan(0)
    await expect.poll(() => heightOfEvent(page)).toBeLessThan(mostOfMain)
    await expect.poll(() => page.evaluate(() => window.shifted)).toBeLessThan(0.05)
    await expectAccessible(page, `an event that is ${phase}`)
  },
)

test.each(['live', 'ended'] as const)(
  'a visitor follows an event that is %s from its page to all of its results',
  async (phase) => {
    const { page } = await visit(phone)
    await page.goto(await demoEvent(phase))
    await wake(page)
    await page.getByRole('link', { name: 'All results' }).click()
    await page.waitForURL('**/results')
    await page.getByRole('heading', { level: 1, name: 'Results' }).waitFor()
    await page.getByRole('table', { name: /^Places of/ }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Protest', exact: true }).count()).toBe(0)
    await page.reload()
    await page.getByRole('table', { name: /^Places of/ }).waitFor()
    await expectAccessible(page, 'the results of an event without login')
  },
)

test('a visitor opens the live board from the page of a live event', async () => {
  const { page } = await visit(phone)
  await page.goto(await demoEvent('live'))
  await page.getByText(/^Live until /).waitFor()
  await wake(page)
  await page.getByRole('link', { name: 'Live board' }).click()
  await page.waitForURL('**/board')
})

test('an event that is over has no calendar to add it to, and says once that it is over', async () => {
  const { page } = await visit(phone)
  await page.goto(await demoEvent('ended'))
  await page.getByRole('button', { name: 'Share' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Add to calendar' }).count()).toBe(0)
  const over = page.getByRole('main').getByText(/\bover\b/i)
  await expect.poll(() => over.count()).toBe(1)
})
