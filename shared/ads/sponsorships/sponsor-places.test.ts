import { expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { placesAfter, type SponsorPlaces } from './sponsor-places.ts'
import { mostOpen, mostSponsors, mostTeams, type Sponsorship } from './sponsorship.ts'

const now = '2026-01-10T12:00:00.000Z'
const until = '2026-02-09T12:00:00.000Z'
const none: SponsorPlaces = { open: [], active: [] }

const sponsorship: Sponsorship = {
  teamId: 'tea_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  sponsorId: 'lst_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  status: 'open',
  askedFor: 'team',
  requestedAt: now,
  expiresAt: until,
  version: 1,
}
const active: Sponsorship = { ...sponsorship, status: 'active' }
const over: Sponsorship = { ...sponsorship, status: 'ended' }

const after = (places: SponsorPlaces, one: Sponsorship, side: 'team' | 'sponsor' = 'team') => {
  try {
    return placesAfter(places, { side, sponsorship: one }, now)
  } catch (error) {
    return error instanceof AppError ? error.code : error
  }
}

const others = (count: number) => Array.from({ length: count }, (_, at) => `other-${at}`)

test('a request takes a place of who asks alone, and one that is accepted a place of both', () => {
  const asked = { open: [{ id: sponsorship.sponsorId, until }], active: [] }
  expect(after(none, sponsorship)).toEqual(asked)
  expect(after(none, sponsorship, 'sponsor')).toEqual(none)
  expect(after(asked, active)).toEqual({ open: [], active: [sponsorship.sponsorId] })
  expect(after(none, active, 'sponsor')).toEqual({ open: [], active: [sponsorship.teamId] })
  expect(after(asked, over)).toEqual(none)
  expect(after({ open: [], active: [sponsorship.sponsorId] }, over)).toEqual(none)
})

test('a team has three sponsors, and a sponsor fifty teams', () => {
  const withActive = (count: number) => ({ open: [], active: others(count) })
  expect(after(withActive(mostSponsors - 1), active)).toMatchObject({ active: { length: mostSponsors } })
  expect(after(withActive(mostSponsors), active)).toBe('too_many_sponsors')
  expect(after(withActive(mostTeams), active, 'sponsor')).toBe('too_many_sponsored')
})

test('twenty requests wait at most; those that have expired count no more', () => {
  const waiting = (end: string) => ({ open: others(mostOpen).map((id) => ({ id, until: end })), active: [] })
  expect(after(waiting(until), sponsorship)).toBe('too_many_sponsor_requests')
  expect(after(waiting(now), sponsorship)).toMatchObject({ open: { length: 1 } })
})
