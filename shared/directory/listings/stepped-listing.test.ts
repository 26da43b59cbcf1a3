import { expect, test } from 'vitest'
import { addTime } from '#shared/platform/time/add-time.ts'
import { bareListing } from '#test/support/bare-listing.ts'
import type { ListingStatus } from './listing.ts'
import {
  assertEditable,
  type ListingStep,
  mayStep,
  missingFields,
  steppedListing,
} from './stepped-listing.ts'

const now = '2026-11-28T12:00:00.000Z'
const statuses: ListingStatus[] = ['draft', 'pending', 'refused', 'published', 'paused', 'closed', 'removed']

test.each<[ListingStep, ListingStatus[], ListingStatus]>([
  ['submit', ['draft', 'refused'], 'pending'],
  ['publish', ['draft', 'refused'], 'published'],
  ['withdraw', ['pending'], 'draft'],
  ['approve', ['pending'], 'published'],
  ['refuse', ['pending'], 'refused'],
  ['pause', ['published'], 'paused'],
  ['resume', ['paused'], 'published'],
  ['close', ['published', 'paused'], 'closed'],
  ['reopen', ['closed'], 'published'],
  ['remove', ['draft', 'pending', 'refused', 'published', 'paused', 'closed'], 'removed'],
  ['restore', ['removed'], 'draft'],
])('%s leads from %j to %s, and from nothing else', (step, from, to) => {
  for (const status of statuses) {
    const listing = bareListing({
      status,
      statusSince: now,
      changedAt: now,
      refusedAt: '2026-11-01T00:00:00.000Z',
    })
    expect(mayStep(step, status)).toBe(from.includes(status))
    if (from.includes(status))
      expect(steppedListing(listing, step, { now })).toMatchObject({
        status: to,
        statusSince: now,
        version: 2,
      })
    else expect(() => steppedListing(listing, step, { now })).toThrow()
  }
})

test('a listing is published for the first time once', () => {
  const first = steppedListing(bareListing({ status: 'pending' }), 'approve', { now })
  expect(first.publishedAt).toBe(now)
  const later = addTime(now, { days: 9 })
  const paused = steppedListing(first, 'pause', { now: later })
  expect(steppedListing(paused, 'resume', { now: later }).publishedAt).toBe(now)
})

test('a closed business opens again within 90 days, and through review after that', () => {
  const closed = (days: number) =>
    bareListing({ status: 'closed', statusSince: addTime(now, { days: -days }) })
  expect(steppedListing(closed(90), 'reopen', { now }).status).toBe('published')
  expect(steppedListing(closed(91), 'reopen', { now }).status).toBe('pending')
})

test('what was removed comes back as it was', () => {
  for (const status of ['draft', 'pending', 'refused', 'published', 'paused', 'closed'] as const) {
    const removed = steppedListing(bareListing({ status }), 'remove', { reason: 'Spam', now })
    expect(removed).toMatchObject({ status: 'removed', formerStatus: status, reason: 'Spam' })
    const back = steppedListing(removed, 'restore', { now })
    expect(back.status).toBe(status)
    expect(back).not.toHaveProperty('formerStatus')
    expect(back).not.toHaveProperty('reason')
  }
})

test('what is submitted is complete, and after a refusal something else than before', () => {
  const submit = (more: Parameters<typeof bareListing>[0]) =>
    steppedListing(bareListing(more), 'submit', { now })
  expect(() => submit({ description: 'é'.repeat(49) })).toThrow(
    'Before you submit it, add: at least 50 characters about it.',
  )
  expect(submit({ description: 'é'.repeat(50) }).status).toBe('pending')
  expect(() => submit({ phone: '', website: '', email: '', services: [], brands: [] })).toThrow(
    'Before you submit it, add: a phone number, a website, or an email address, a service or a brand.',
  )
  const refused = { status: 'refused', refusedAt: '2026-11-20T00:00:00.000Z' } as const
  expect(() => submit({ ...refused, changedAt: '2026-11-20T00:00:00.000Z' })).toThrow(
    'Change what the review asked for before you submit it again.',
  )
  expect(submit({ ...refused, changedAt: '2026-11-20T00:00:01.000Z' }).status).toBe('pending')
})

test('a place is complete with its ZIP code', () => {
  const { place } = bareListing()
  expect(missingFields(bareListing({ place: { ...place, zip: '' } }))).toEqual(['city, state, and ZIP code'])
  expect(missingFields(bareListing())).toEqual([])
})

test('a refused step says why', () => {
  const step = (status: ListingStatus, one: ListingStep) => () =>
    steppedListing(bareListing({ status, reason: 'Spam' }), one, { now })
  expect(step('published', 'approve')).toThrow('Someone else has already decided this.')
  expect(step('pending', 'pause')).toThrow('This listing is being reviewed. Withdraw it to change it.')
  expect(step('removed', 'resume')).toThrow('This listing was removed: Spam')
  expect(step('closed', 'pause')).toThrow('This business is marked as permanently closed.')
  expect(step('draft', 'pause')).toThrow('This listing is not published.')
  expect(() => assertEditable(bareListing({ duplicateOf: 'lst_01ARZ3NDEKTSV4RRFFQ69G5FAV' }))).toThrow()
  expect(() => assertEditable(bareListing({ status: 'published' }))).not.toThrow()
})
