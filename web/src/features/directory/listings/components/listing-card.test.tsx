import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { ListedListing } from '#shared/directory/listings/listed-listing.ts'
import { ListingCard } from './listing-card.tsx'

const shop: ListedListing = {
  id: `lst_${'0'.repeat(26)}` as ListedListing['id'],
  businessName: 'Quiet Corner Audio',
  listingType: 'mobile_service',
  city: 'Dallas',
  state: 'TX',
  summary: '',
  services: ['installation', 'tuning', 'wraps', 'marine'],
  brands: [],
  startingPriceFor: '',
  ratingSum: 13,
  ratingCount: 3,
  hours: Array.from({ length: 7 }, () => [[0, 1440]]),
  specialDays: [],
  timeZone: 'America/Chicago',
  isVerified: true,
}

const textOf = (listing: ListedListing) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ListingCard listing={listing} />
    </MemoryRouter>,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('a card says what, where, how it is rated, whether it is open, and three of its services', () => {
  const words = textOf({ ...shop, miles: 30.8, isAbout: true })
  for (const said of [
    'Verified',
    'Mobile service',
    'Dallas, TX · about 31 miles',
    'Rated 4.3 of 5',
    '3 reviews',
    'Open 24 hours',
    'Installation · Tuning · Wraps',
  ])
    expect(words).toContain(said)
  expect(words).not.toContain('Marine')
  expect(words).not.toContain('Sponsored')
})

test('a card is sponsored until its time is over, and without reviews it has no rating', () => {
  expect(textOf({ ...shop, featuredUntil: '2999-01-01T00:00:00.000Z' })).toContain('Sponsored')
  expect(textOf({ ...shop, featuredUntil: '2026-01-01T00:00:00.000Z' })).not.toContain('Sponsored')
  expect(textOf({ ...shop, ratingSum: 0, ratingCount: 0 })).toContain('No reviews yet')
})

test('a business without hours is neither open nor closed', () => {
  const { hours: _, ...without } = shop
  expect(textOf(without)).not.toMatch(/Open|Closed/)
})
