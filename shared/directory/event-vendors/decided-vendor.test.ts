import { expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import type { Event } from '#shared/events/events/event.ts'
import { newEvent } from '#shared/events/events/new-event.ts'
import { settleEvent } from '#shared/events/events/settle-event.ts'
import { bareListing } from '#test/support/bare-listing.ts'
import { someEvent } from '#test/support/events.ts'
import { assertJoins, decidedVendor, hasVendors, newVendor } from './decided-vendor.ts'
import { takesPlace } from './event-vendor.ts'

const now = '2026-01-10T12:00:00.000Z'
const organizer = '0b9d1d0e-7f2c-4f0e-9d56-6a4c2f8f1a11' as const
const shop = '0b9d1d0e-7f2c-4f0e-9d56-6a4c2f8f1a22' as const
const listing = bareListing({ status: 'published' })

const event: Event = {
  ...newEvent(
    {
      id: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV',
      ownerId: organizer,
      poster: undefined,
      fields: settleEvent(
        someEvent({
          startsAt: { local: '2026-02-07T09:00' },
          endsAt: { local: '2026-02-07T17:00' },
          entriesCloseAt: { local: '2026-02-07T08:00' },
        }),
      ),
    },
    now,
  ),
  status: 'published',
  publishedAt: now,
}

const refusal = (act: () => void) => {
  try {
    act()
  } catch (error) {
    return error instanceof AppError ? error.code : error
  }
  return undefined
}

const asked = { eventId: event.id, listingId: listing.id, askedBy: shop }

test('an event has vendors until it ends, is cancelled, or is taken off the site', () => {
  const { endsAt = '' } = event
  expect(hasVendors(event, now)).toBe(true)
  expect(hasVendors(event, endsAt)).toBe(false)
  expect(hasVendors({ ...event, status: 'cancelled' }, now)).toBe(false)
  expect(hasVendors({ ...event, removed: { at: now, by: organizer, reason: 'Spam' } as never }, now)).toBe(
    false,
  )
})

test('only a published listing joins, and only a public event that has not ended', () => {
  const join = (of: Partial<Event>, business = listing) =>
    refusal(() => assertJoins({ ...event, ...of } as Event, business, now))
  expect(join({})).toBeUndefined()
  expect(join({ isPublic: false })).toBe('event_not_upcoming')
  expect(join({ status: 'draft' })).toBe('event_not_upcoming')
  expect(join({ endsAt: now })).toBe('event_not_upcoming')
  expect(join({}, { ...listing, status: 'paused' })).toBe('listing_not_live')
  expect(join({}, { ...listing, isOwnerSuspended: true })).toBe('listing_not_live')
})

test('a business waits for the organizer, unless the organizer brings their own', () => {
  expect(newVendor(asked, event, now)).toMatchObject({ status: 'waiting', version: 1 })
  expect(newVendor({ ...asked, askedBy: organizer }, event, now)).toMatchObject({
    status: 'accepted',
    decidedAt: now,
  })
})

test('the organizer accepts, declines, and changes their mind; the same decision twice changes nothing', () => {
  const waiting = newVendor(asked, event, now)
  const accepted = decidedVendor(waiting, true, now)
  expect(accepted).toMatchObject({ status: 'accepted', decidedAt: now, version: 2 })
  if (!accepted) return
  expect(decidedVendor(accepted, true, now)).toBeUndefined()
  const declined = decidedVendor(accepted, false, now)
  expect(declined).toMatchObject({ status: 'declined', version: 3 })
  expect([waiting, accepted, declined].map((one) => one && takesPlace(one))).toEqual([true, true, false])
})
