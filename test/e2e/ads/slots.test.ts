import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { putCampaign } from '#test/support/ad-campaigns.ts'
import { asBrowser, totalOf } from '#test/support/ad-visits.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { png } from '#test/support/images.ts'
import { putListing } from '#test/support/put-listing.ts'
import { userIdOf } from '#test/support/records.ts'
import { consentKey, everything, nothingOptional } from '#web/lib/consent/consent-record.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

declare global {
  interface Window {
    /** How far what was seen has moved by itself. */
    moved: number
  }
}

/** A business in a state, and a sponsor of that state alone, who goes before all others there. */
async function sponsored(state: string, more: Partial<AdCampaign> = {}) {
  const { client } = await completeMember(url, { membershipType: 'retailer', status: 'active' })
  const advertiserId = userIdOf(client)
  const now = await control.now()
  const today = siteDay(now)
  const listing = await putListing(advertiserId, { place: { state } })
  const days = { startsOn: today, endsOn: addDays(today, 1) }
  const campaign = await putCampaign(
    advertiserId,
    { status: 'scheduled', model: 'sponsor', states: [state], ...days, ...more },
    { now },
  )
  await control.settle()
  return { campaign, path: listingPath(listing.id) }
}

const ad = (page: Page) => page.locator('a[rel~="sponsored"]').first()
const asked = (request: Request) => request.postDataJSON() as { skip: string[]; shown: string[] }

/** A visitor whose browser says what those of people say; the pictures of the campaign come from here. */
async function someone(allowed: typeof everything | typeof nothingOptional, width = 1440) {
  const visited = await visit({ width })
  const { page, context } = visited
  await context.setExtraHTTPHeaders({ 'user-agent': asBrowser.userAgent })
  await context.route('**/media/ad-creatives/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: png(300, 250) }),
  )
  const record = { timestamp: await control.now(), preferences: allowed, userAgent: 'Test' }
  await context.addCookies([{ name: consentKey, value: encodeURIComponent(JSON.stringify(record)), url }])
  await context.addInitScript(() => {
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return { ...visited, page, context }
}

/** Opens the page of a business, and looks at the ad there until that is told. */
async function lookAt(page: Page, path: string): Promise<void> {
  const viewed = page.waitForResponse('**/api/ads/views')
  await page.goto(path)
  await wake(page)
  await page.locator('section[aria-label="Advertisement"]:visible').first().scrollIntoViewIfNeeded()
  await ad(page).waitFor()
  expect((await viewed).status()).toBe(204)
}

test('the page holds no ad; a visitor sees one, it counts once, and it leads to the advertiser', async () => {
  const { campaign, path } = await sponsored('WY')
  const html = await (await fetch(url + path)).text()
  expect(html).toContain('Advertise here')
  expect(html).not.toContain('ad-creatives')
  expect(html).not.toContain('sponsored')

  const { page, context } = await someone(nothingOptional)
  const views: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/ads/views') && views.push(request.url()))
  await lookAt(page, path)
  const box = await ad(page).boundingBox()
  expect([box?.width, box?.height]).toEqual([300, 250])
  await expect.poll(() => page.evaluate(() => window.moved)).toBeLessThan(0.01)
  // Nothing is stored without consent.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ad_views'))).toBeNull()

  const led = context.waitForEvent('response', (answer) => answer.url().includes('/api/ads/click/'))
  await ad(page).click()
  const answer = await led
  expect([answer.status(), answer.headers().location]).toEqual([303, 'https://shop.example/bass'])
  // Only a click on an ad whose view counted is one.
  await expect.poll(async () => (await totalOf(campaign.id)).clicks).toBe(1)
  expect(views).toHaveLength(1)
})

test('with consent an ad that was seen often enough is not asked for again, in any window, until that is withdrawn', async () => {
  const { campaign, path } = await sponsored('MT', { frequencyCap: { views: 2, hours: 24 } })
  const { id } = campaign
  const { page, context } = await someone(everything)
  const seen = (of = page) =>
    of.evaluate((campaign) => {
      const stored = JSON.parse(localStorage.getItem('ad_views') ?? '{}')
      return (stored[campaign]?.at.length ?? 0) as number
    }, id)
  const skipped: string[][] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/ads/serve')) skipped.push(asked(request).skip)
  })
  await lookAt(page, path)
  await expect.poll(() => seen()).toBe(1)
  const other = await context.newPage()
  await lookAt(other, path)
  await expect.poll(() => seen(other)).toBe(2)
  expect(skipped.at(-1)).not.toContain(id)
  await page.bringToFront()
  const third = page.waitForRequest('**/api/ads/serve')
  await page.goto(path)
  await wake(page)
  expect(asked(await third).skip).toContain(id)

  await page.getByRole('button', { name: 'Cookie settings', exact: true }).click()
  const settings = page.getByRole('region', { name: 'Cookie Preferences' })
  await settings.getByRole('switch', { name: 'Advertising' }).uncheck()
  await settings.getByRole('button', { name: 'Save Preferences' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ad_views'))).toBeNull()
})

test('a hidden place asks for nothing, and on a phone the ad is below what the page is about', async () => {
  const { path } = await sponsored('ND')
  const { page } = await someone(nothingOptional, 390)
  const calls: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/ads/serve') && calls.push(request.url()))
  await lookAt(page, path)
  expect(calls).toHaveLength(1)
  const top = async (of: ReturnType<Page['locator']>) => (await of.boundingBox())?.y ?? 0
  expect(await top(ad(page))).toBeGreaterThan(await top(page.getByRole('heading', { name: 'About' })))
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a place that no one bought is gone before it comes into sight', async () => {
  const { client } = await completeMember(url, { membershipType: 'retailer', status: 'active' })
  const listing = await putListing(userIdOf(client), { place: { state: 'VT' } })
  const { page } = await someone(nothingOptional, 390)
  await page.setViewportSize({ width: 390, height: 300 })
  // Another test may have bought it.
  await page.route('**/api/ads/serve', (route) => route.fulfill({ json: { ads: [] } }))
  await page.goto(listingPath(listing.id))
  await wake(page)
  const place = page.locator('section[aria-label="Advertisement"]:visible')
  const answered = page.waitForResponse('**/api/ads/serve')
  await place.evaluate((box) => scrollTo({ top: box.getBoundingClientRect().top + scrollY - 500 }))
  await answered
  await expect.poll(() => place.count()).toBe(0)
  await expect.poll(() => page.evaluate(() => window.moved)).toBeLessThan(0.01)
})
