import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Item } from '#shared/market/market-items/item.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putItem } from '#test/support/market-items.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

/** A file that every page may show. */
const pictures = (alts: readonly string[]) =>
  alts.map((alt, at) => ({ id: `picture-${at}`, src: '/og.png', alt, width: 1200, height: 630 }))

const dallas = {
  city: 'Dallas',
  state: 'TX',
  zip: '75201',
  point: { lat: 32.7883, lon: -96.7996, precision: 'zip' },
} as const
const fortWorth = {
  city: 'Fort Worth',
  state: 'TX',
  zip: '76102',
  point: { lat: 32.7578, lon: -97.3289, precision: 'zip' },
} as const

/** An item in Dallas with a picture that is there. */
const anItem = (sellerId: string, more: Partial<Item> = {}) =>
  putItem(sellerId, { ...dallas, pictures: pictures(['The front']), ...more })

const phoneSize = { width: 390, height: 844 }

async function aSeller() {
  const { client, email } = await completeMember(url)
  return { email, userId: userIdOf(client) }
}

const htmlOf = async (path: string) => (await fetch(`${url}${path}`)).text()

declare global {
  interface Window {
    /** How far what was seen has moved by itself, as browsers count it: CLS. */
    shifted: number
  }
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

test('someone finds an item near a ZIP code on a phone, and opens it', async () => {
  const word = `m${crypto.randomUUID().slice(0, 6)}`
  const { userId } = await aSeller()
  const now = await control.now()
  const [near, dear, far] = [
    await anItem(userId, {
      title: `${word} Woofers`,
      priceKind: 'fixed',
      priceCents: 40_000,
      referenceCents: 40_000,
      droppedAt: now,
      droppedFromCents: 50_000,
      pictures: pictures(['The front', 'The back']),
    }),
    await anItem(userId, {
      title: `${word} Amplifier`,
      category: 'amplifiers',
      priceCents: 90_000,
    }),
    await anItem(userId, { ...fortWorth, title: `${word} Box`, category: 'enclosures' }),
  ]
  await control.settle()
  const { page } = await visit({ width: 390 })
  await page.goto('/marketplace')
  await expectAccessible(page, 'the marketplace')
  await page.setViewportSize(phoneSize)
  await wake(page)
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const filters = page.getByRole('button', { name: /^Filters/ })
  const show = sheet.getByRole('button', { name: 'Show items' })
  await filters.click()
  await sheet.getByLabel('Near').fill('7520')
  await show.click()
  await page.getByText('Enter a five-digit ZIP code.').last().waitFor()
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: 'Search' }).fill(word)
  await main.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(({ searchParams }) => searchParams.get('q') === word)
  await filters.click()
  await sheet.getByLabel('Near').fill('75201')
  await sheet.getByLabel('Within').selectOption('25')
  await show.click()
  await page.getByRole('link', { name: near.title }).waitFor()
  await page.getByRole('link', { name: dear.title }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: far.title }).count()).toBe(0)
  await page.getByText('Dallas, TX · Less than a mile').first().waitFor()

  await filters.click()
  await sheet.getByLabel('Price to').fill('$450')
  await sheet.getByLabel('Price dropped').check()
  await expectAccessible(page, 'the filters of the marketplace on a phone')
  await page.setViewportSize(phoneSize)
  await show.click()
  await page.waitForURL(
    ({ searchParams: set }) => set.get('to') === '450' && set.get('dropped') === 'yes' && set.has('near'),
  )
  await page.getByRole('button', { name: 'Filters (3)' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: dear.title }).count()).toBe(0)
  await expectAccessible(page, 'items that are found')
  await page.setViewportSize(phoneSize)
  // It was read on the server, where search engines find it before any script runs.
  await expect.poll(async () => htmlOf(page.url().replace(url, ''))).toContain(near.title)

  await page.getByRole('link', { name: near.title }).click()
  await page.getByRole('heading', { level: 1, name: near.title }).waitFor()
  await page.getByText('$500').first().waitFor()
  await page.getByText('Dallas, TX (approx.)').waitFor()
  const bar = page.getByRole('region', { name: `Buy ${near.title}` })
  await bar.getByRole('link', { name: 'Message' }).click()
  await page.waitForURL('**#message')
  await page.goBack()
  await page.goBack()
  await page.waitForURL(({ searchParams: set }) => set.get('to') === '450')
  await page.getByRole('link', { name: /^Remove the filter Up to \$450/ }).click()
  await page.getByRole('link', { name: 'Clear all' }).first().click()
  await page.waitForURL('**/marketplace')
})

test('an item is whole before any script runs, with its offer for search engines', async () => {
  const { userId } = await aSeller()
  const item = await anItem(userId, {
    description: 'Measurements are at https://measured.example/sheet for everyone to read.',
    priceKind: 'fixed',
    priceCents: 44_950,
    condition: 'like_new',
    pictures: pictures(['The front', 'A cone']),
  })
  const other = await anItem(userId, { title: `${item.title} too` })
  const sold = await anItem(userId, { status: 'sold_elsewhere' })
  const draft = await anItem(userId, { status: 'draft' })
  await control.settle()

  const html = await htmlOf(itemPath(item.id))
  expect(html).toContain('"price":"449.50"')
  expect(html).toContain('https://schema.org/InStock')
  expect(html).toContain('"BreadcrumbList"')
  expect(html).toMatch(/<meta property="og:image" content="[^"]+og\.png/)
  expect(html).not.toContain('name="robots" content="noindex')
  expect(await htmlOf(itemPath(sold.id))).toContain('noindex')
  for (const id of [draft.id, `itm_${'0'.repeat(26)}`])
    expect((await fetch(`${url}${itemPath(id)}`)).status).toBe(404)

  const { page, allow } = await visit({ width: 1440 })
  await page.goto(itemPath(item.id))
  await page.getByRole('heading', { level: 1, name: item.title }).waitFor()
  await page.getByText('Boxrise is not part of the sale.').first().waitFor()
  const link = page.getByRole('link', { name: 'https://measured.example/sheet' })
  await expect.poll(() => link.getAttribute('rel')).toContain('nofollow ugc')
  await page.getByRole('region', { name: 'More from this seller' }).getByText(other.title).waitFor()
  await expectAccessible(page, 'the page of an item')
  await page.goto(itemPath(sold.id))
  await page.getByText('It is no longer for sale.').waitFor()
  await expect.poll(() => page.getByText('Log in to message the seller').count()).toBe(0)
  allow(/404/)
  await page.goto(itemPath(draft.id))
  await page.getByText('This item is no longer available.').waitFor()
  await expectAccessible(page, 'an item that is gone')
})

test('its seller sees how an item stands, and others report it', async () => {
  const seller = await aSeller()
  const item = await anItem(seller.userId, { saveCount: 3, conversationCount: 1 })
  const draft = await anItem(seller.userId, { status: 'draft' })
  await control.settle()
  const { page, allow } = await visit({ as: seller.email, width: 768 })
  await page.goto(itemPath(item.id))
  const own = page.getByRole('main').locator('section').filter({ hasText: 'Your item' })
  await own.getByText('3 members').waitFor()
  await expect.poll(() => page.getByLabel('Your message').count()).toBe(0)
  await expectAccessible(page, 'the page of an own item')
  allow(/404/)
  await page.goto(itemPath(draft.id))
  await page.getByText('Draft. Only you can see it.').waitFor()
  await expectAccessible(page, 'a draft for its seller')

  const { page: other } = await visit({ as: (await aSeller()).email, width: 390 })
  await other.goto(itemPath(item.id))
  await other.getByRole('button', { name: `Report the item ${item.title}` }).waitFor()
  await expect.poll(() => other.getByText('Your item').count()).toBe(0)
})

test('nothing moves when the place of a member beside an item comes', async () => {
  const seller = await aSeller()
  const item = await anItem(seller.userId)
  await control.settle()
  for (const [email, width] of [
    [seller.email, 390],
    [seller.email, 1440],
    [(await aSeller()).email, 390],
    [(await aSeller()).email, 1440],
  ] as const) {
    const { page } = await visit({ as: email, width })
    await watchShifts(page)
    await page.goto(itemPath(item.id))
    const late = page.getByText('3 members').or(page.getByRole('button', { name: /^Report the item/ }))
    await late.or(page.getByText('Saved by')).first().waitFor()
    await expect.poll(() => page.evaluate(() => window.shifted)).toBeLessThan(0.05)
  }
})

test('the public profile of a member shows what they have for sale', async () => {
  const { userId } = await aSeller()
  await changeUser(userId, { isPublicProfile: true, name: 'Sally Seller' })
  for (let at = 0; at < 5; at++) await anItem(userId)
  await control.settle()
  expect(await htmlOf(memberPath(userId))).toContain('For sale')
  const { page } = await visit({ width: 390 })
  await page.goto(memberPath(userId))
  const shown = page.locator('section').filter({ has: page.getByRole('heading', { name: 'For sale' }) })
  await expect.poll(() => shown.getByRole('heading', { level: 3 }).count()).toBe(4)
  await wake(page)
  await shown.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => shown.getByRole('heading', { level: 3 }).count()).toBe(5)
  await expectAccessible(page, 'a profile with things for sale')
})

test('where nothing is found there is a way on, and no search engine keeps pages behind a cursor', async () => {
  const word = `n${crypto.randomUUID().slice(0, 6)}`
  const { page } = await visit({ width: 390 })
  await page.goto(`/marketplace?q=${word}&near=59718&miles=10`)
  await page.getByText('Nothing here right now. Save this search to get alerts.').waitFor()
  await expectAccessible(page, 'nothing for sale')
  await page.setViewportSize(phoneSize)
  await wake(page)
  await page.getByRole('link', { name: 'Widen to 25 miles' }).click()
  await page.waitForURL(({ searchParams }) => searchParams.get('miles') === '25')
  const canonicalOf = async (path: string) =>
    /<link rel="canonical" href="([^"]+)"/.exec(await htmlOf(path))?.[1]?.replace(/^https?:\/\/[^/]+/, '')
  expect(await canonicalOf('/marketplace?state=TX')).toBe('/marketplace?state=TX')
  expect(await canonicalOf('/marketplace?category=wiring')).toBe('/marketplace?category=wiring')
  expect(await canonicalOf('/marketplace?near=75201&to=50')).toBe('/marketplace')
})
