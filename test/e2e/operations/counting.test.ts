import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { countedEvents } from '#core/operations/insights/counted-events.ts'
import {
  analyticsSettings,
  readAnalyticsSettings,
} from '#core/operations/insights/stored-analytics-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { figureDays } from '#core/platform/platform-figures/figure-days.ts'
import type { AnalyticsSettings } from '#shared/operations/insights/analytics-settings.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { asBrowser } from '#test/support/ad-visits.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'
import { countedAt } from '#test/support/counted.ts'
import { consentKey, everything } from '#web/lib/consent/consent-record.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)
const today = siteDay(await control.now())

/** What the platform has counted today. */
async function counted() {
  const views = async (of: string) =>
    (await countedEvents.get({ name: 'page_view', on: today, of, detail: '' }, { consistent: true }))?.count
  const visits = await figureDays.get({ day: today, figure: 'visits' }, { consistent: true })
  const [faq, contact, resources] = await Promise.all(['/faq', '/contact', '/resources'].map(views))
  return { visits: visits?.count ?? 0, faq: faq ?? 0, contact: contact ?? 0, resources: resources ?? 0 }
}

/** How much has been counted since. */
async function since(before: Awaited<ReturnType<typeof counted>>) {
  const now = await counted()
  const names = Object.keys(now) as (keyof typeof now)[]
  return Object.fromEntries(names.map((name) => [name, now[name] - before[name]]))
}

const none = { visits: 0, faq: 0, contact: 0, resources: 0 }

type Options = { as?: string; asked?: boolean }

/** Someone whose browser says what those of people say, on its own clock; they allow everything unless they are asked. */
async function someone({ as, asked = false }: Options = {}) {
  const visited = await visit({ asked, ...(as && { as }) })
  const { page, context } = visited
  const { userAgent } = asBrowser
  await (await context.newCDPSession(page)).send('Emulation.setUserAgentOverride', { userAgent })
  await page.clock.install({ time: await control.now() })
  if (!asked) {
    const record = { timestamp: await control.now(), preferences: everything, userAgent: 'Test' }
    await context.addCookies([{ name: consentKey, value: encodeURIComponent(JSON.stringify(record)), url }])
  }
  const asks: string[] = []
  context.on('request', (request) => asks.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const sent = () => asks.filter((ask) => ask === 'POST /api/analytics/events').length
  const told = () => asks.filter((ask) => ask === 'GET /api/analytics/switches').length
  return { ...visited, asks, sent, told }
}

/** Goes to another page without loading it. */
async function follow(page: Page, path: string): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
  await page.waitForURL(`**${path}`)
  await page.waitForFunction(() => !document.querySelector('main .skeleton'))
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie Preferences' })

/**
 * Leaves the page for another tab, which sends what waits. A browser without a window forgets its name when it leaves
 * for another page, and what it sends then is that of a program.
 */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })

const mark = (page: Page) => page.evaluate(() => sessionStorage.getItem('analytics_visit'))

/** Changes the settings for one test, past the route. */
async function settingsAre(changes: Partial<AnalyticsSettings>): Promise<void> {
  const change = async (wanted: Partial<AnalyticsSettings>) => {
    const stored = await readAnalyticsSettings({ consistent: true })
    const { version } = stored
    const next = { ...stored, ...wanted, version: version + 1 }
    await commit(analyticsSettings.put(next, version === 0 ? { absent: true } : { version }))
  }
  await change(changes)
  onTestFinished(() => change({ own: true, google: true }))
}

test('a visitor who accepts and opens three pages is one visit with three page views', async () => {
  const { page, asks } = await someone({ asked: true })
  const before = await counted()
  await page.goto('/faq')
  await wake(page)
  await banner(page).waitFor()
  expect(asks.filter((ask) => /analytics/.test(ask))).toEqual([])
  await banner(page).getByRole('button', { name: 'Accept All' }).click()
  await expect.poll(() => mark(page)).toBe('1')
  await follow(page, '/contact')
  await page.clock.fastForward(10_000)
  await expect.poll(() => since(before)).toEqual({ ...none, visits: 1, faq: 1, contact: 1 })
  await follow(page, '/resources')
  await leave(page)
  await expect.poll(() => since(before)).toEqual({ visits: 1, faq: 1, contact: 1, resources: 1 })
})

test('a visitor who refuses is not counted', async () => {
  const { page, asks } = await someone({ asked: true })
  const before = await counted()
  await page.goto('/faq')
  await wake(page)
  await banner(page).getByRole('button', { name: 'Reject All' }).click()
  await follow(page, '/contact')
  await page.clock.fastForward(60_000)
  await leave(page)
  expect(asks.filter((ask) => /analytics/.test(ask))).toEqual([])
  expect(await since(before)).toEqual(none)
})

test('a visitor who withdraws is not counted from that moment, and nothing is left of the visit', async () => {
  const { page, sent } = await someone()
  const before = await counted()
  await page.goto('/faq')
  await wake(page)
  await expect.poll(() => mark(page)).toBe('1')
  await page.clock.fastForward(10_000)
  await expect.poll(() => since(before)).toEqual({ ...none, visits: 1, faq: 1 })
  await follow(page, '/contact')
  await page.getByRole('button', { name: 'Cookie settings', exact: true }).click()
  await banner(page).getByRole('switch', { name: 'Analytics' }).uncheck()
  await banner(page).getByRole('button', { name: 'Save Preferences' }).click()
  await banner(page).waitFor({ state: 'detached' })
  const batches = sent()
  await expect.poll(() => mark(page)).toBeNull()
  await follow(page, '/resources')
  await page.clock.fastForward(60_000)
  await leave(page)
  expect(sent()).toBe(batches)
  expect(await since(before)).toMatchObject({ visits: 1, faq: 1, resources: 0 })
})

test('a browser that asks for privacy is not counted by the platform, whatever was chosen', async () => {
  const { page, context, sent } = await someone()
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  const before = await counted()
  await page.goto('/faq')
  await wake(page)
  await expect.poll(async () => (await countedAt(url, 'page_view')).at(-1)?.page_path).toBe('/faq')
  await page.clock.fastForward(10_000)
  await leave(page)
  expect(sent()).toBe(0)
  expect(await since(before)).toEqual(none)
})

test('an administrator is not counted by the platform', async () => {
  const { page, sent } = await someone({ as: 'admin@demo.test' })
  const before = await counted()
  await page.goto('/faq')
  await wake(page)
  await expect.poll(async () => (await countedAt(url, 'page_view')).at(-1)?.page_path).toBe('/faq')
  await page
    .getByRole('button', { name: /account|menu/i })
    .first()
    .waitFor()
  await page.clock.fastForward(10_000)
  await leave(page)
  expect(sent()).toBe(0)
  expect(await since(before)).toEqual(none)
})

test('what administrators switch off stops in an open page within five minutes, for the platform and for Google', async () => {
  const { page, sent, told } = await someone()
  const before = await counted()
  await page.goto('/faq')
  await wake(page)
  await expect.poll(() => mark(page)).toBe('1')
  await page.clock.fastForward(10_000)
  await expect.poll(() => since(before)).toEqual({ ...none, visits: 1, faq: 1 })
  await settingsAre({ own: false, google: false })
  const [asked, batches] = [told(), sent()]
  const answered = page.waitForResponse('**/api/analytics/switches')
  await page.clock.fastForward(300_000)
  await (await answered).finished()
  expect(told()).toBe(asked + 1)
  const isOff = () =>
    page.evaluate(() => (window as unknown as Record<string, unknown>)['ga-disable-G-LAPTOP'] === true)
  await expect.poll(isOff).toBe(true)
  const google = (await countedAt(url, 'page_view')).length
  await follow(page, '/contact')
  await page.clock.fastForward(60_000)
  await leave(page)
  expect(sent()).toBe(batches)
  expect(await countedAt(url, 'page_view')).toHaveLength(google)
  expect(await since(before)).toEqual({ ...none, visits: 1, faq: 1 })
})

test('Google is not even asked for its script while it is switched off, and the platform counts', async () => {
  await settingsAre({ google: false })
  const { page, asks } = await someone()
  const before = await counted()
  await page.goto('/faq')
  await wake(page)
  await expect.poll(() => mark(page)).toBe('1')
  await leave(page)
  await expect.poll(() => since(before)).toEqual({ ...none, visits: 1, faq: 1 })
  expect(asks.filter((ask) => /gtag|collect/.test(ask))).toEqual([])
})
