import { expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { SponsorSide, Sponsorship } from './sponsorship.ts'
import { accepted, declined, ended, gone, requested } from './stepped-sponsorship.ts'

const now = '2026-01-10T12:00:00.000Z'
const later = addTime(now, { days: 1 })
const expired = addTime(now, { days: 30 })
const pair = {
  teamId: 'tea_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  sponsorId: 'lst_01ARZ3NDEKTSV4RRFFQ69G5FAV',
} as const
const by = '0b9d1d0e-7f2c-4f0e-9d56-6a4c2f8f1a11' as const

const ask = (before?: Sponsorship, side: SponsorSide = 'team', at = now, actsForBoth = false) =>
  requested(before, { ...pair, side, by, actsForBoth }, at)

const refusal = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    return error instanceof AppError ? error.code : error
  }
  return undefined
}

const open = ask()

test('a request waits thirty days for the other side; asked again, it is the same', () => {
  expect(open).toMatchObject({
    status: 'open',
    askedFor: 'team',
    requestedBy: by,
    expiresAt: expired,
    version: 1,
  })
  expect(ask(open, 'team', later)).toBe(open)
  expect(ask(open, 'team', expired)).toMatchObject({ status: 'open', requestedAt: expired, version: 2 })
})

test('who asks for what the other side asked for accepts it, and who acts for both has no one to ask', () => {
  expect(ask(open, 'sponsor', later)).toMatchObject({ status: 'active', acceptedAt: later, version: 2 })
  expect(ask(undefined, 'team', now, true)).toMatchObject({ status: 'active', acceptedAt: now, version: 1 })
})

test('only the other side accepts or declines, and only in time; the same answer twice changes nothing', () => {
  expect(refusal(() => accepted(open, 'team', now))).toBe('sponsorship_own_request')
  expect(refusal(() => declined(open, 'team', now))).toBe('sponsorship_own_request')
  expect(refusal(() => accepted(open, 'sponsor', expired))).toBe('sponsorship_closed')
  expect(refusal(() => declined(open, 'sponsor', expired))).toBe('sponsorship_closed')
  const active = accepted(open, 'sponsor', later)
  expect(active).toMatchObject({ status: 'active', acceptedAt: later, version: 2 })
  expect(accepted(active, 'sponsor', later)).toBe(active)
  expect(refusal(() => declined(active, 'sponsor', later))).toBe('sponsorship_closed')
  const refused = declined(open, 'sponsor', later)
  expect(refused).toMatchObject({ status: 'ended', endedHow: 'declined', endedAt: later })
  expect(declined(refused, 'sponsor', later)).toBe(refused)
})

test('who was declined asks again after thirty days; the other side may ask at once', () => {
  const refused = declined(open, 'sponsor', now)
  expect(refusal(() => ask(refused, 'team', later))).toBe('sponsorship_declined')
  expect(ask(refused, 'team', expired)).toMatchObject({ status: 'open', version: 3 })
  const offered = ask(refused, 'sponsor', later)
  expect(offered).toMatchObject({ status: 'open', askedFor: 'sponsor' })
  expect(offered.endedHow).toBeUndefined()
})

test('each side ends it at any time, and who asked withdraws', () => {
  const active = accepted(open, 'sponsor', now)
  for (const side of ['team', 'sponsor'] as const)
    expect(ended(active, side, later)).toMatchObject({ status: 'ended', endedHow: 'ended', endedAt: later })
  expect(ended(open, 'team', later)).toMatchObject({ endedHow: 'withdrawn' })
  expect(ended(open, 'sponsor', later)).toMatchObject({ endedHow: 'declined' })
  const over = ended(active, 'team', later)
  expect(ended(over, 'team', expired)).toBe(over)
  expect(ask(over, 'team', later)).toMatchObject({ status: 'open', version: 4 })
})

test('what leaves the site ends it once', () => {
  const over = gone(accepted(open, 'sponsor', now), later)
  expect(over).toMatchObject({ status: 'ended', endedHow: 'gone' })
  expect(gone(over, expired)).toBe(over)
})
