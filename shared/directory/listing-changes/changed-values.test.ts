import { expect, test } from 'vitest'
import { aChange, aListing } from '#test/support/a-listing.ts'
import { splitChange } from './changed-values.ts'
import { decidedChange } from './decided-change.ts'

const now = '2026-11-28T12:00:00.000Z'

test('a clock goes with the place that it is the clock of', () => {
  const { place } = aListing()
  const moved = { ...place, city: 'Dallas', state: 'TX', zip: '75201' }
  const change = aChange({
    from: { place, timeZone: 'America/Phoenix' },
    to: { place: moved, timeZone: 'America/Chicago' },
  })
  const listing = aListing({ timeZone: 'America/Phoenix' })
  const refused = decidedChange(listing, change, { accepts: ['timeZone'], reason: 'No.', now })
  expect(refused.listing.timeZone).toBe('America/Phoenix')
  const accepted = decidedChange(listing, change, { accepts: ['place'], reason: '', now })
  expect(accepted.listing).toMatchObject({ place: moved, timeZone: 'America/Chicago' })
})

test('what a business is known by waits, with words of spam, and the rest is public at once', () => {
  const { place } = aListing()
  const changed = {
    phone: 'B',
    place,
    timeZone: 'America/Chicago',
    summary: 'Pay by gift card',
    description: 'Plain.',
    services: [],
  }
  const { waits, direct } = splitChange(changed, { isOnTrial: false })
  expect(Object.keys(waits).toSorted()).toEqual(['phone', 'place', 'summary', 'timeZone'])
  expect(Object.keys(direct).toSorted()).toEqual(['description', 'services'])
  expect(splitChange(changed, { isOnTrial: true }).direct).toEqual({})
})
