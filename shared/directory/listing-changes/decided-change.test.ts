import { expect, test } from 'vitest'
import { bareListing } from '#test/support/bare-listing.ts'
import { differences, splitChange, valuesOf, withValues } from './changed-values.ts'
import { decidedChange } from './decided-change.ts'
import type { ChangedField, ChangedValues, ListingChange } from './listing-change.ts'

const now = '2026-11-28T12:00:00.000Z'
const live = bareListing({ status: 'published', phone: 'A', website: 'W', version: 4 })

const changeOf = (to: ChangedValues, from: ChangedValues = valuesOf(live)): ListingChange => ({
  listingId: live.id,
  by: '00000000-0000-4000-8000-000000000000' as ListingChange['by'],
  kind: 'owner',
  from: Object.fromEntries(Object.keys(to).map((field) => [field, from[field as ChangedField]])),
  to,
  note: '',
  status: 'pending',
  createdAt: now,
  version: 1,
})

const decided = (listing: typeof live, change: ListingChange, accepts: ChangedField[]) =>
  decidedChange(listing, change, { accepts, reason: '', now })

test('a field that someone changed meanwhile stays, and the others are accepted', () => {
  const change = changeOf({ phone: 'B', website: 'X' })
  const edited = { ...live, website: 'Y', version: 5 }
  const { listing, change: after, applied } = decided(edited, change, ['phone', 'website'])
  expect(listing).toMatchObject({ phone: 'B', website: 'Y' })
  expect(after).toMatchObject({
    status: 'partly',
    decisions: { phone: 'accepted', website: 'stale' },
    decidedAt: now,
    version: 2,
  })
  expect(applied).toEqual(['phone'])
})

test.each<[ChangedField[], Partial<typeof live>, string]>([
  [['phone', 'website'], {}, 'accepted'],
  [['phone'], {}, 'partly'],
  [[], {}, 'refused'],
  [['phone', 'website'], { phone: 'C', website: 'Y' }, 'stale'],
  [['website'], { website: 'Y' }, 'refused'],
])('accepting %j of two fields with %j live is %s', (accepts, meanwhile, status) => {
  const { change } = decided({ ...live, ...meanwhile }, changeOf({ phone: 'B', website: 'X' }), accepts)
  expect(change.status).toBe(status)
})

test('what is live stays as it is until a decision, and after a refusal', () => {
  const change = changeOf({ businessName: 'Cheap Watches', website: 'https://elsewhere.example' })
  const { listing, change: after } = decided(live, change, [])
  expect(listing).toEqual(live)
  expect(after.from).toEqual({ businessName: live.businessName, website: 'W' })
})

test('what a business is known by is reviewed, the rest is public at once', () => {
  const wish: ChangedValues = {
    businessName: 'Louder',
    phone: 'B',
    description: 'New words.',
    services: ['tuning'],
    startingPriceCents: 9900,
  }
  const { waits, direct } = splitChange(wish, { isOnTrial: false })
  expect(Object.keys(waits)).toEqual(['businessName', 'phone'])
  expect(Object.keys(direct)).toEqual(['description', 'services', 'startingPriceCents'])
  expect(splitChange(wish, { isOnTrial: true })).toEqual({ waits: wish, direct: {} })
  const spam = { description: 'Write to us on WhatsApp.', summary: 'Fine.' }
  expect(splitChange(spam, { isOnTrial: false })).toEqual({
    waits: { description: spam.description },
    direct: { summary: spam.summary },
  })
})

test('only what differs is a change, whatever the order of its parts', () => {
  const before = valuesOf(live)
  const { zip, city, ...place } = live.place
  expect(differences(before, { ...before, place: { zip, city, ...place } })).toEqual({})
  expect(differences(before, { phone: 'B', website: 'W' })).toEqual({ phone: 'B' })
})

test('a change gives a field, takes it away, and leaves others alone', () => {
  const priced = withValues(live, { startingPriceCents: 9900, serviceMiles: 20, logoUrl: '/logo' })
  expect(priced).toMatchObject({ startingPriceCents: 9900, serviceMiles: 20, logoUrl: '/logo', phone: 'A' })
  const bare = withValues(priced, { startingPriceCents: null, logoUrl: '' })
  expect(bare).not.toHaveProperty('startingPriceCents')
  expect(bare).not.toHaveProperty('logoUrl')
  expect(bare.serviceMiles).toBe(20)
  expect(withValues(live, valuesOf(live))).toEqual(live)
})

test('of the pictures that wait those are shown that are named', () => {
  const picture = (id: string) => ({
    id,
    src: `/${id}`,
    alt: 'A wall',
    width: 8,
    height: 6,
    isWaiting: true as const,
  })
  const waiting = { ...live, pictures: [picture('1'), picture('2')] }
  const { listing } = decided(waiting, changeOf({ pictures: ['2'] }), ['pictures'])
  expect(listing.pictures.map(({ id, isWaiting }) => [id, isWaiting])).toEqual([
    ['1', true],
    ['2', undefined],
  ])
})
