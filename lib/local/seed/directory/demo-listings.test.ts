import { expect, test } from 'vitest'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { demoOrganizations } from '#lib/local/seed/organizations/demo-organizations.ts'
import { Brand } from '#shared/directory/brands/brand.ts'
import { decidedChange } from '#shared/directory/listing-changes/decided-change.ts'
import { type ChangedField, ListingChange } from '#shared/directory/listing-changes/listing-change.ts'
import { ListingReview, ReviewFields } from '#shared/directory/listing-reviews/listing-review.ts'
import { Listing, ListingFields } from '#shared/directory/listings/listing.ts'
import { ListingType } from '#shared/directory/listings/listing-kinds.ts'
import { openAt } from '#shared/directory/listings/open-at.ts'
import { isFeatured, isListed } from '#shared/directory/listings/public-listing.ts'
import { missingFields } from '#shared/directory/listings/stepped-listing.ts'
import { milesBetween } from '#shared/platform/places/miles-between.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { demoBrands } from './demo-brands.ts'
import { demoChanges } from './demo-changes.ts'
import { demoDirectory } from './demo-directory.ts'
import { demoListingDays } from './demo-listing-days.ts'

const now = '2026-11-25T21:00:00.000Z'
const { listings, reviews } = await demoDirectory(now, 'whole')
const named = (name: string) => listings.find(({ businessName }) => businessName === name)
const people = [...demoUsers(now), ...demoMembers(now)]
const account = (who: string) => people.find(({ email }) => email === `${who}@demo.test`)?.id
const ofStatus = (status: Listing['status']) => listings.filter((one) => one.status === status)
const dallas = { lat: 32.79, lon: -96.8 }

test('64 businesses in 22 states are of every type, with a name and a phone number of their own', () => {
  expect(listings).toHaveLength(64)
  expect(new Set(listings.map(({ place }) => place.state)).size).toBe(22)
  expect(new Set(listings.filter(isListed).map(({ listingType }) => listingType))).toEqual(
    new Set(ListingType.options),
  )
  expect(new Set(listings.map(({ businessName }) => businessName)).size).toBe(64)
  const phones = listings.map(({ phone }) => phone).filter(Boolean)
  for (const phone of phones) expect(phone).toMatch(/^\+1\d{3}55501\d{2}$/)
  expect(new Set(phones).size).toBe(phones.length)
})

test('14 are within 50 miles of downtown Dallas, two in Puerto Rico', () => {
  const near = listings.filter(
    (listing) => isListed(listing) && listing.point && milesBetween(dallas, listing.point) <= 50,
  )
  expect(near).toHaveLength(14)
  expect(listings.filter((listing) => isListed(listing) && listing.place.state === 'PR')).toHaveLength(2)
  for (const { point, timeZone, mapX, place } of listings) {
    expect(point?.precision, place.zip).toMatch(/^(zip|pin)$/)
    expect(timeZone, place.zip).toBeTruthy()
    expect(mapX === undefined, place.zip).toBe(place.state === 'PR')
  }
})

test('each listing is what its form and its review would have let through', () => {
  for (const listing of listings) {
    expect(Listing.parse(listing), listing.businessName).toEqual(listing)
    const keys = Object.keys(ListingFields.shape) as (keyof typeof ListingFields.shape)[]
    const fields = Object.fromEntries(
      keys.filter((key) => listing[key] !== undefined).map((key) => [key, listing[key]]),
    )
    ListingFields.parse({ ...fields, brands: listing.brands.map(({ id }) => id) })
    expect(missingFields(listing).length === 0, listing.businessName).toBe(listing.status !== 'draft')
  }
})

test('one is paused, two are closed, three wait, one is refused, one removed, one merged, three stand first', () => {
  expect(ofStatus('paused')).toHaveLength(1)
  expect(ofStatus('closed')).toHaveLength(2)
  expect(ofStatus('pending')).toHaveLength(3)
  for (const status of ['refused', 'removed'] as const)
    expect(ofStatus(status).map(({ reason }) => typeof reason)).toEqual(['string'])
  const merged = listings.filter(({ duplicateOf }) => duplicateOf)
  expect(merged.map(({ duplicateOf }) => duplicateOf)).toEqual([named('Desert Decibel')?.id])
  expect(listings.filter((listing) => isListed(listing) && isFeatured(listing, now))).toHaveLength(3)
})

test('the accounts of the demo own what they are shown for', () => {
  const ownedBy = (who: string) =>
    listings.filter(({ ownerId }) => ownerId === account(who)).map(({ status }) => status)
  expect(ownedBy('retailer').toSorted()).toEqual(['pending', 'published', 'refused'])
  expect(ownedBy('manufacturer')).toEqual(['published'])
  expect(ownedBy('pending')).toEqual(['draft'])
  for (const { ownerId, createdAt, isVerified } of listings) {
    const owner = people.find(({ id }) => id === ownerId)
    expect(owner !== undefined).toBe(ownerId !== undefined)
    if (owner) expect(owner.createdAt < createdAt).toBe(true)
    if (isVerified) expect(owner?.verificationStatus).toBe('verified')
  }
})

test('one is part of an organization that its owner runs', () => {
  const { organizations, people: roles } = demoOrganizations(now)
  const parts = listings.filter(({ organizationId }) => organizationId)
  expect(parts).toHaveLength(1)
  for (const { organizationId, ownerId } of parts) {
    expect(organizations.find(({ id }) => id === organizationId)?.status).toBe('active')
    expect(
      roles.some(
        (role) => role.organizationId === organizationId && role.userId === ownerId && role.role !== 'editor',
      ),
    ).toBe(true)
  }
})

test('at any hour some business is open, one closes after midnight, one has another day tomorrow, some keep no hours', () => {
  for (let hour = 0; hour < 7 * 24; hour++) {
    const at = addTime(now, { hours: hour })
    const states = listings.filter(isListed).map((listing) => {
      const { hours, specialDays, timeZone = '' } = listing
      return openAt({ hours, specialDays, timeZone }, at)
    })
    expect(states.some((state) => state?.isOpen)).toBe(true)
    expect(states.some((state) => state && !state.isOpen)).toBe(true)
  }
  const listed = listings.filter(isListed)
  const ranges = listed.map(({ hours }) => (hours ?? []).flat())
  const always = ranges.filter(
    (week) => week.length === 7 && week.every(([open, close]) => close - open === 1440),
  )
  expect(always).toHaveLength(1)
  expect(ranges.some((week) => week.some(([open, close]) => open > 0 && close > 1440))).toBe(true)
  expect(listed.flatMap(({ specialDays }) => specialDays.map(({ on }) => on))).toEqual(['2026-11-26'])
  expect(listed.some(({ hours }) => !hours)).toBe(true)
})

test('30 brands are carried, and one waits for its review', () => {
  const brands = demoBrands(now)
  for (const brand of brands) Brand.parse(brand)
  expect(brands.filter(({ status }) => status === 'active')).toHaveLength(30)
  const carried = new Set(listings.filter(isListed).flatMap((listing) => listing.brands.map(({ id }) => id)))
  expect(brands.filter(({ id }) => !carried.has(id)).map(({ name }) => name)).toEqual([])
})

test('what everyone sees has one to five pictures with the words for them, and most have a logo', () => {
  const listed = listings.filter(isListed)
  for (const { pictures, businessName } of listed) {
    expect(pictures.length, businessName).toBeGreaterThanOrEqual(1)
    expect(pictures.length, businessName).toBeLessThanOrEqual(5)
    for (const { alt } of pictures) expect(alt.length).toBeGreaterThan(10)
  }
  expect(listed.filter(({ logoUrl }) => logoUrl).length).toBeGreaterThan(listed.length * 0.7)
  const covers = Map.groupBy(listed, ({ pictures }) => pictures[0]?.src.split('.')[1])
  expect(Math.max(...[...covers.values()].map((same) => same.length))).toBeLessThanOrEqual(3)
})

test('140 reviews of 20 to 1,500 characters and of all stars are each by a member who was there once', () => {
  expect(reviews).toHaveLength(140)
  for (const review of reviews) {
    expect(ListingReview.parse(review)).toEqual(review)
    const { stars, text, visitedOn, createdAt, userId, listingId } = review
    ReviewFields.parse({ stars, text, visitedOn })
    expect(createdAt < now && visitedOn <= createdAt.slice(0, 7)).toBe(true)
    const author = people.find(({ id }) => id === userId)
    const listing = listings.find(({ id }) => id === listingId)
    expect(author && author.createdAt < createdAt).toBe(true)
    expect(listing?.ownerId).not.toBe(userId)
    expect((listing?.publishedAt ?? now) < createdAt).toBe(true)
  }
  expect(new Set(reviews.map(({ listingId, userId }) => `${listingId} ${userId}`)).size).toBe(140)
  expect(new Set(reviews.map(({ text }) => text)).size).toBe(140)
  expect(new Set(reviews.map(({ stars }) => stars)).size).toBe(5)
  const lengths = reviews.map(({ text }) => [...text].length)
  expect(Math.min(...lengths)).toBe(20)
  expect(Math.max(...lengths)).toBeGreaterThan(1400)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1500)
  expect(reviews.filter(({ status }) => status === 'pending')).toHaveLength(3)
  expect(reviews.filter(({ status }) => status === 'hidden')).toHaveLength(1)
})

test('40 are answered by the owner, after they were written', () => {
  const answered = reviews.filter(({ reply }) => reply)
  expect(answered).toHaveLength(40)
  for (const { reply, createdAt } of answered) {
    expect(reply && reply.at > createdAt && reply.at < now).toBe(true)
  }
})

test('the ratings are the sums of what counts, and one business has no review', () => {
  for (const { id, businessName, ratingSum, ratingCount } of listings) {
    const counted = reviews.filter(({ listingId, isCounted }) => listingId === id && isCounted)
    expect([ratingSum, ratingCount], businessName).toEqual([
      counted.reduce((sum, { stars }) => sum + stars, 0),
      counted.length,
    ])
  }
  for (const { status, isCounted } of reviews) expect(isCounted).toBe(status === 'published')
  const without = listings.filter((listing) => isListed(listing) && listing.ratingCount === 0)
  expect(without.map(({ businessName }) => businessName)).toEqual(['Crescent Second Line Audio'])
})

test('two changes wait, and of one a field is stale', () => {
  const changes = demoChanges(listings, now)
  const decided = changes.map((change) => {
    ListingChange.parse(change)
    const listing = listings.find(({ id }) => id === change.listingId)
    if (!listing) throw new Error('A change is of no listing.')
    const accepts = Object.keys(change.to) as ChangedField[]
    return decidedChange(listing, change, { accepts, reason: '', now }).change
  })
  expect(decided.map(({ status }) => status)).toEqual(['partly', 'accepted'])
  expect(decided[0]?.decisions).toEqual({ phone: 'accepted', website: 'stale' })
})

test('owners see visits and contacts of the last 90 days', () => {
  const days = demoListingDays(listings, 'whole', now)
  const own = days.filter(({ listingId }) => listingId === named('Bay Four Audio')?.id)
  const since = named('Bay Four Audio')?.publishedAt ?? ''
  expect(own.length).toBeGreaterThan(60)
  expect(own.at(-1)?.on).toBe(siteDay(since))
  const oldest = days.filter(({ listingId }) => listingId === named('Northline Transducers')?.id)
  expect(oldest).toHaveLength(90)
  expect(own.every(({ views, reveals }) => views >= reveals)).toBe(true)
  expect(own.some(({ reveals }) => reveals > 0)).toBe(true)
  expect(new Set(days.map(({ listingId, on }) => `${listingId} ${on}`)).size).toBe(days.length)
})

test('clouds of tests begin with a part of it that has every account’s own listings', async () => {
  const small = await demoDirectory(now, 'small')
  expect(small.listings).toHaveLength(12)
  expect(small.reviews).toHaveLength(20)
  expect(demoChanges(small.listings, now)).toHaveLength(2)
  for (const who of ['retailer', 'manufacturer', 'pending'])
    expect(small.listings.filter(({ ownerId }) => ownerId === account(who)).length).toBeGreaterThan(0)
})
