import { expect, test } from 'vitest'
import { listFacets } from '#core/directory/listings/list-facets.ts'
import { getListing, getListingMap, listListings } from '#shared/directory/listings/contract.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { putListing, replaceListing } from '#test/support/put-listing.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const american = { city: 'Pago Pago', state: 'AS', zip: '96799' }

async function figures(state: string) {
  await control.settle()
  // Not by its route, which may be a minute behind.
  const body = await listFacets({ query: { state } })
  const count = (service: string) => body.services.find((one) => one.service === service)?.count ?? 0
  const ofType = (type: string) => body.types.find((one) => one.type === type)?.count ?? 0
  return {
    total: body.total,
    marine: count('marine'),
    rentals: count('rentals'),
    venues: ofType('venue'),
    media: ofType('media'),
  }
}

const difference = (before: Awaited<ReturnType<typeof figures>>, after: typeof before) =>
  Object.fromEntries(
    Object.entries(after).map(([key, value]) => [key, value - before[key as keyof typeof before]]),
  )

test('figures follow each listing: published, changed, moved, paused, and shown again', async () => {
  const before = await figures('AS')
  let listing = await putListing(undefined, { place: american, listingType: 'venue', services: ['marine'] })
  const one = { total: 1, marine: 1, rentals: 0, venues: 1, media: 0 }
  const none = { total: 0, marine: 0, rentals: 0, venues: 0, media: 0 }
  const now = async () => difference(before, await figures('AS'))
  expect(await now()).toEqual(one)
  const change = async (more: Partial<Listing>) => {
    listing = await replaceListing(listing, more)
    return now()
  }
  expect(await change({ listingType: 'media', services: ['marine', 'rentals'] })).toEqual({
    total: 1,
    marine: 1,
    rentals: 1,
    venues: 0,
    media: 1,
  })
  expect(await change({ listingType: 'venue', services: ['marine'] })).toEqual(one)
  expect(await change({ status: 'paused' })).toEqual(none)
  expect(await change({ status: 'published' })).toEqual(one)
  expect(await change({ isOwnerSuspended: true })).toEqual(none)
  const { isOwnerSuspended: _, ...shown } = listing
  listing = await replaceListing(shown, {})
  expect(await change({ place: { ...listing.place, state: 'GU' } })).toEqual(none)
  expect(await change({ place: { ...listing.place, state: 'AS' }, status: 'removed' })).toEqual(none)
})

test('lists, the map, and a page show what is published, and nothing of what is not any more', async () => {
  const place = { city: 'Wolf Point', state: 'MT', zip: '59201' }
  const listing = await putListing(undefined, { place, listingType: 'media' })
  const own = <T extends { id: string }>(items: readonly T[]) => items.filter(({ id }) => id === listing.id)
  const shown = async () => {
    await control.settle()
    const lists = await Promise.all([
      everyItem(visitor, listListings, { query: { state: 'MT', type: 'media' } }),
      everyItem(visitor, listListings, { query: { near: '59201', miles: 10 } }),
      everyItem(visitor, listListings, {
        query: { state: 'MT', services: 'installation', sort: 'newest' } as never,
      }),
    ])
    const { body } = await visitor.call(getListingMap, { query: { state: 'MT', type: 'media' } })
    const spots = body.spots.flatMap(({ listing: spot }) => spot ?? [])
    return [...lists.map((items) => own(items).length), own(spots).length]
  }
  expect(await shown()).toEqual([1, 1, 1, 1])
  const page = await visitor.call(getListing, { params: { listingId: listing.id } })
  expect(page.body).toMatchObject({ id: listing.id, hasPhone: true, hasEmail: false, isFeatured: false })
  expect(JSON.stringify(page.body)).not.toContain(listing.phone)
  const paused = await replaceListing(listing, { status: 'paused' })
  expect(await shown()).toEqual([0, 0, 0, 0])
  expectProblem(await visitor.send({ path: `/api/directory/${listing.id}` }), 404, 'listing_not_found')
  await replaceListing(paused, { status: 'published' })
  expect(await shown()).toEqual([1, 1, 1, 1])
})

test('the map of all states says how many there are around each spot, and territories stand beside it', async () => {
  const seen = async () => {
    await control.settle()
    const { body } = await visitor.call(getListingMap, { query: { type: 'media' } })
    const count = (state: string) => body.states.find((one) => one.state === state)?.count ?? 0
    return { spots: body.spots.reduce((sum, one) => sum + one.count, 0), HI: count('HI'), AS: count('AS') }
  }
  const before = await seen()
  await putListing(undefined, {
    place: { city: 'Honolulu', state: 'HI', zip: '96813' },
    listingType: 'media',
  })
  await putListing(undefined, { place: american, listingType: 'media' })
  const after = await seen()
  expect(after).toEqual({ spots: before.spots + 1, HI: before.HI + 1, AS: before.AS + 1 })
})

test('what was published on a day stands in the sitemap of that day while it is shown', async () => {
  const listing = await putListing(undefined, { publishedAt: '2026-02-03T23:59:59.999Z', place: american })
  const sitemap = async (day: string) => {
    await control.settle()
    const { text } = await visitor.send({ path: `/sitemaps/listings-${day}.xml` })
    return text.includes(`/directory/${listing.id}</loc>`)
  }
  expect(await sitemap('2026-02-03')).toBe(true)
  expect(await sitemap('2026-02-04')).toBe(false)
  expect((await visitor.send({ path: '/sitemap.xml' })).text).toContain('/sitemaps/listings-2026-02-03.xml')
  await replaceListing(listing, { status: 'paused' })
  expect(await sitemap('2026-02-03')).toBe(false)
})
