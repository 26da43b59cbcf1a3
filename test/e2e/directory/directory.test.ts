import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listingChanges } from '#core/directory/listing-changes/listing-changes.ts'
import { webDist } from '#lib/bundle/build-web.ts'
import type { ListingPicture } from '#shared/directory/listings/listing.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import type { WeekHours } from '#shared/directory/listings/opening-hours.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putListing } from '#test/support/put-listing.ts'
import { userIdOf } from '#test/support/records.ts'
import { stateShapes } from '#web/features/directory/listings/map/state-shapes.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

const newName = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`

/** A file that every page may show. */
const pictures = (alts: readonly string[]): ListingPicture[] =>
  alts.map((alt, at) => ({
    id: `picture-${at}`,
    src: '/og.png',
    alt,
    width: 1200,
    height: 630,
  }))

const phoneSize = { width: 390, height: 844 }

const always = Array.from({ length: 7 }, () => [[0, 1440]]) as WeekHours
const never = Array.from({ length: 7 }, () => [])

/** An installer in Dallas that never closes, unless it is said otherwise. */
const putShop = (more: Parameters<typeof putListing>[1] = {}, ownerId?: string) =>
  putListing(ownerId, {
    phone: '+12145550123',
    email: 'shop@listing.example',
    website: 'https://listing.example',
    hours: always,
    ...more,
    place: { address1: '1200 Elm Street', city: 'Dallas', state: 'TX', zip: '75201', ...more.place },
  })

test('someone finds a shop that is open now near a ZIP code on a phone, and reaches it', async () => {
  const word = `q${crypto.randomUUID().slice(0, 6)}`
  const [open, closed, far] = [
    await putShop({
      businessName: `${word} Open Audio`,
      isVerified: true,
      pictures: pictures(['The bay']),
    }),
    await putShop({ businessName: `${word} Closed Audio`, hours: never, phone: '' }),
    await putShop({
      businessName: `${word} Fort Worth Audio`,
      point: { lat: 32.7578, lon: -97.3289, precision: 'pin' },
    }),
  ]
  await control.settle()
  const { page } = await visit({ width: 390 })
  await page.goto('/directory')
  await expectAccessible(page, 'the directory')
  await page.setViewportSize(phoneSize)
  await wake(page)
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const filters = page.getByRole('button', { name: /^Filters/ })
  const show = sheet.getByRole('button', { name: 'Show businesses' })
  await filters.click()
  await sheet.getByLabel('Near').fill('7520')
  await show.click()
  await page.getByText('Enter a five-digit ZIP code.').last().waitFor()
  await page.getByRole('searchbox', { name: 'Business' }).fill(word)
  await filters.click()
  await sheet.getByLabel('Near').fill('75201')
  await sheet.getByLabel('Within').selectOption('25')
  // What was typed in the search counts, too.
  await show.click()
  await page.waitForURL(({ searchParams: set }) => set.get('q') === word && set.get('near') === '75201')
  await page.getByRole('link', { name: open.businessName }).waitFor()
  await page.getByRole('link', { name: closed.businessName }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: far.businessName }).count()).toBe(0)
  await page.getByText('Dallas, TX · Less than a mile').first().waitFor()

  await filters.click()
  await sheet.getByLabel('Open now').check()
  await sheet.getByText('Services').first().click()
  await sheet.getByRole('checkbox', { name: /^Tuning/ }).check()
  await expectAccessible(page, 'the filters on a phone')
  await page.setViewportSize(phoneSize)
  await show.click()
  await page.waitForURL(
    ({ searchParams: set }) => set.get('open') === 'now' && set.get('services') === 'tuning',
  )
  await page.getByRole('button', { name: 'Filters (3)' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: closed.businessName }).count()).toBe(0)
  await page.getByText('Open 24 hours').waitFor()
  await expectAccessible(page, 'businesses that are found')
  await page.setViewportSize(phoneSize)
  await page.getByRole('link', { name: /Open now/ }).click()
  await page.getByRole('link', { name: closed.businessName }).waitFor()

  await page.getByRole('link', { name: open.businessName }).click()
  await page.getByRole('heading', { level: 1, name: open.businessName }).waitFor()
  const bar = page.getByRole('region', { name: `Reach ${open.businessName}` })
  await expect
    .poll(() => bar.getByRole('link', { name: /^Directions/ }).getAttribute('href'))
    .toContain('Elm')
  await page.getByRole('button', { name: 'Show phone' }).click()
  const phone = page.getByRole('link', { name: '(214) 555-0123' })
  await phone.waitFor()
  await expect.poll(() => phone.evaluate((link) => link === document.activeElement)).toBe(true)
  await expect
    .poll(() => bar.getByRole('link', { name: 'Call' }).getAttribute('href'))
    .toBe('tel:+12145550123')
})

test('nothing near leads to a wider radius, and nothing with these filters to none', async () => {
  const word = `w${crypto.randomUUID().slice(0, 6)}`
  const { page } = await visit({ width: 390 })
  await page.goto('/directory?near=59718&miles=10')
  await page.getByText('No businesses here yet.').waitFor()
  await wake(page)
  await page.getByRole('link', { name: 'Widen to 25 miles' }).click()
  await page.waitForURL(({ searchParams }) => searchParams.get('miles') === '25')
  await page.goto(`/directory?q=${word}&rating=4`)
  await page.getByText('Nothing matches these filters.').waitFor()
  await expectAccessible(page, 'no business')
  await page.getByRole('main').getByRole('link', { name: 'Clear all' }).first().click()
  await page.waitForURL('**/directory')
})

test('a business has a page with its pictures, hours, and services, for people and for search engines', async () => {
  const name = newName('Quiet Corner Audio')
  const listing = await putShop({
    businessName: name,
    pictures: pictures(['The bay', 'A trunk with two woofers']),
    startingPriceCents: 9900,
    startingPriceFor: 'installation',
    ratingSum: 13,
    ratingCount: 3,
    specialDays: [{ on: '2099-12-24', hours: [] }],
  })
  const merged = await putShop({ status: 'closed', duplicateOf: listing.id })
  await control.settle()

  const html = await (await fetch(`${url}${listingPath(listing.id)}`)).text()
  expect(html).toContain('"AutoRepair"')
  expect(html).toContain('"ratingValue":"4.3"')
  expect(html).not.toContain('555-0123')
  expect(html).not.toContain('+12145550123')
  const moved = await fetch(`${url}${listingPath(merged.id)}`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, listingPath(listing.id)])
  const nowhere = await fetch(`${url}/directory/lst_${'0'.repeat(26)}`)
  expect(nowhere.status).toBe(404)

  const { page } = await visit({ width: 1440 })
  await page.goto(listingPath(listing.id))
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText('From $99').waitFor()
  await page.getByRole('cell', { name: 'Open 24 hours' }).first().waitFor()
  await page.getByText('Thu, Dec 24').waitFor()
  await expect.poll(() => page.locator('tr[aria-current="date"]:visible').count()).toBe(1)
  const website = page.getByRole('link', { name: /^listing\.example/ })
  await expect.poll(() => website.getAttribute('rel')).toContain('nofollow')
  await expectAccessible(page, 'the page of a business')
  await wake(page)
  await page.getByRole('button', { name: 'The bay' }).click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByText('1 of 2').waitFor()
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('img', { name: 'A trunk with two woofers' }).waitFor()
  await expectAccessible(page, 'a picture in full size')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('a member suggests an edit, and the owner sees how the listing stands', async () => {
  const name = newName('Corner Shop Audio')
  const { client, email } = await completeMember(url)
  const listing = await putShop({ businessName: name }, userIdOf(client))
  const hidden = await putShop({ status: 'paused' }, userIdOf(client))
  await control.settle()

  const { client: author, email: other } = await completeMember(url)
  const { page: member } = await visit({ as: other, width: 390 })
  await member.goto(listingPath(listing.id))
  await member.getByRole('button', { name: 'Suggest an edit' }).click()
  const form = member.getByRole('dialog', { name: 'Suggest an edit' })
  await form.getByLabel('Website').fill('https://corner.example')
  await form.getByText('Services', { exact: true }).click()
  await form.getByRole('checkbox', { name: 'Marine' }).check()
  await form.getByText('Hours', { exact: true }).click()
  await form.getByRole('checkbox', { name: 'Open 24 hours on Sunday' }).uncheck()
  await form.getByLabel('How do you know?').fill('I was there yesterday.')
  await expectAccessible(member, 'suggesting an edit')
  await form.getByRole('button', { name: 'Send' }).click()
  await member.getByText('Thank you. We will check it.').waitFor()
  const change = await listingChanges.get({ listingId: listing.id, by: userIdOf(author) })
  expect(change?.to).toEqual({
    website: 'https://corner.example',
    services: ['installation', 'tuning', 'marine'],
    hours: [[], ...always.slice(1)],
  })
  await expect.poll(() => member.getByText('Your listing:').count()).toBe(0)
  await member.getByRole('button', { name: `Report the business ${name}` }).waitFor()

  const { page: owner, allow } = await visit({ as: email, width: 768 })
  await owner.goto(listingPath(listing.id))
  await owner.getByText('Your listing: Published.').waitFor()
  await owner.getByText(/Last 30 days: \d+ visits?/).waitFor()
  await expect.poll(() => owner.getByRole('button', { name: 'Suggest an edit' }).count()).toBe(0)
  await expectAccessible(owner, 'the page of an own business')
  allow(/404/)
  await owner.goto(listingPath(hidden.id))
  await owner.getByText('Your listing: Paused. Only you can see it.').waitFor()
})

test('the map leads from a state to its businesses, with a keyboard as well', async () => {
  const name = newName('Map Audio')
  const listing = await putShop({
    businessName: name,
    place: { address1: '', address2: '', city: 'Boise', state: 'ID', zip: '83702', hideStreet: false },
    point: { lat: 43.6322, lon: -116.2052, precision: 'zip' },
    mapX: 190,
    mapY: 174,
  })
  await control.settle()
  const { page } = await visit({ width: 1440 })
  await page.goto('/directory')
  await wake(page)
  await page.getByRole('tab', { name: 'Map' }).click()
  const state = page.getByRole('link', { name: /^Idaho: \d+ business/ })
  await state.waitFor()
  await expectAccessible(page, 'the map of the states')
  await state.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(({ searchParams: set }) => set.get('state') === 'ID' && set.get('view') === 'map')
  const spot = page.getByRole('link', { name: `${name}, Boise` })
  await spot.waitFor()
  await expectAccessible(page, 'the map of a state')
  await spot.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${listingPath(listing.id)}`)
  await page.getByRole('heading', { level: 1, name }).waitFor()
})

test('a link to the map shows the map at once, and the shapes of the states come where there was room', async () => {
  const name = newName('Panhandle Audio')
  const listing = await putListing(undefined, {
    businessName: name,
    place: { address1: '', address2: '', city: 'Lewiston', state: 'ID', zip: '83501', hideStreet: false },
    point: { lat: 46.4004, lon: -117.0012, precision: 'zip' },
    mapX: 176,
    mapY: 112,
  })
  await control.settle()
  for (const width of [390, 1440]) {
    const { page } = await visit({ width })
    await page.goto('/directory?view=map&state=ID')
    const map = page.getByRole('group', { name: 'Map of Idaho' })
    const spot = map.getByRole('link', { name: `${name}, Lewiston` })
    // The server sends it: nothing has woken the page.
    await spot.waitFor()
    await expect.poll(() => spot.getAttribute('href')).toBe(listingPath(listing.id))
    const before = await map.boundingBox()
    await wake(page)
    await map.locator('path').first().waitFor({ state: 'attached' })
    await expect.poll(() => map.boundingBox()).toEqual(before)
  }
})

test('the server draws pages without the outlines of the states, which would make each of its starts slower', () => {
  const server = readFileSync(join(webDist, 'server/server.js'), 'utf8')
  expect(server).toContain('us-map')
  for (const [code, outline] of stateShapes) expect(server.includes(outline), code).toBe(false)
})
