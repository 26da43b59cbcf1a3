import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  forReader,
  renderCampaign,
  sampleReader,
} from '#core/newsletter/newsletter-campaigns/render-campaign.ts'
import { Accent } from '#shared/newsletter/newsletter-campaigns/block.ts'
import { accessibilityProblems, changeWidth, inBrowser } from '#test/support/browser.ts'
import { everyKind } from '#test/support/campaign-content.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { expectNothingSideways } from '#test/support/expect-accessible.ts'
import { putItem } from '#test/support/market-items.ts'
import { photo } from '#test/support/photos.ts'
import { putListing } from '#test/support/put-listing.ts'

const { url, visit } = inBrowser()

const picture = { id: 'picture-1', src: '/og.png', alt: '', width: 1200, height: 630 }

/** A newsletter with every kind of block, about things that are on the site. */
async function aNewsletter() {
  const { userId } = await anOrganizer(url)
  const poster = { url: '/og.png', width: 1200, height: 630 }
  const [event, listing, item] = await Promise.all([
    putPublished(userId, { title: 'Averylongtitle'.repeat(5) }, { poster }),
    putListing(userId, { pictures: [{ ...picture, alt: 'The shop' }], ratingSum: 23, ratingCount: 5 }),
    putItem(userId, { pictures: [picture] }),
  ])
  return everyKind({ eventId: event.id, listingId: listing.id, itemId: item.id })
}

async function open(page: Page, html: string) {
  const body = await photo(1600, 1000)
  await page.route('**/media/page-pictures/**', (route) => route.fulfill({ body, contentType: 'image/jpeg' }))
  await page.route('**/rendered-mail', (route) =>
    route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
  )
  await page.goto('/rendered-mail')
}

const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) =>
    found.map((element) => {
      const { width, height, right } = element.getBoundingClientRect()
      return { width, height, right }
    }),
  )

test('a campaign is read on a phone and on a desk, by day and by night', async () => {
  const rendered = await renderCampaign(await aNewsletter(), { name: 'Boxrise', path: '/', isPlatform: true })
  const { page } = await visit()
  await open(page, forReader(rendered, sampleReader()).html)
  expect(rendered.found.missing).toBe(0)
  for (const width of [320, 360, 600]) {
    await changeWidth(page, width)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const name = `${width} px, ${colorScheme}`
      await expectNothingSideways(page, name)
      await expect.poll(() => accessibilityProblems(page, 'everything'), { message: name }).toEqual([])
      const buttons = await boxesOf(page, 'a.press')
      expect(buttons).toHaveLength(4)
      for (const { height } of buttons) expect(height, name).toBeGreaterThanOrEqual(44)
      for (const { right } of await boxesOf(page, 'img')) expect(right, name).toBeLessThanOrEqual(width)
    }
  }
  await expect
    .poll(() => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor))
    .toBe('rgb(22, 21, 19)')
  await page.emulateMedia({ colorScheme: null })
})

test.each(Accent.options)(
  'links and buttons in %s have enough contrast, by day and by night',
  async (accent) => {
    const content = await aNewsletter()
    const colored = { ...content, layout: { ...content.layout, accent } }
    const rendered = await renderCampaign(colored, {
      name: 'River City',
      logoUrl: '/og.png',
      isPlatform: false,
    })
    const { page } = await visit({ width: 600 })
    await open(page, forReader(rendered, sampleReader()).html)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect.poll(() => accessibilityProblems(page, 'colors'), { message: colorScheme }).toEqual([])
    }
    await page.emulateMedia({ colorScheme: null })
  },
)
