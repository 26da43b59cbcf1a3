import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toInstant } from './to-instant.ts'

const chicago = 'America/Chicago'

test.each([
  ['2027-03-14T01:59', chicago, '2027-03-14T07:59:00.000Z'],
  ['2027-03-14T03:00', chicago, '2027-03-14T08:00:00.000Z'],
  ['2027-11-07T00:59', chicago, '2027-11-07T05:59:00.000Z'],
  ['2027-11-07T02:00', chicago, '2027-11-07T08:00:00.000Z'],
  ['2027-03-14T18:00', chicago, '2027-03-14T23:00:00.000Z'],
  ['2027-07-10T09:00', 'America/Phoenix', '2027-07-10T16:00:00.000Z'],
  ['2027-07-10T09:00', 'America/Los_Angeles', '2027-07-10T16:00:00.000Z'],
  ['2027-07-10T09:00', 'America/Denver', '2027-07-10T15:00:00.000Z'],
  ['2027-01-01T00:30', 'Asia/Kolkata', '2026-12-31T19:00:00.000Z'],
  ['2027-06-15T00:00', 'UTC', '2027-06-15T00:00:00.000Z'],
])('%s in %s is %s', (local, zone, at) => {
  expect(toInstant(local, zone)).toEqual({ kind: 'instant', at })
})

test.each([
  ['2027-03-14T02:30', chicago, '2027-03-14T03:00'],
  ['2027-03-14T02:00', chicago, '2027-03-14T03:00'],
  ['2027-03-14T02:59', chicago, '2027-03-14T03:00'],
  ['2027-03-28T02:15', 'Europe/Berlin', '2027-03-28T03:00'],
  // Half an hour forward.
  ['2027-10-03T02:10', 'Australia/Lord_Howe', '2027-10-03T02:30'],
])('the clock skips %s in %s and goes on at %s', (local, zone, next) => {
  expect(toInstant(local, zone)).toEqual({ kind: 'gap', next })
})

test('a time that comes twice has two instants, an hour apart', () => {
  expect(toInstant('2027-11-07T01:30', chicago)).toEqual({
    kind: 'fold',
    first: '2027-11-07T06:30:00.000Z',
    second: '2027-11-07T07:30:00.000Z',
  })
})

test.each([
  ['2027-02-30T10:00', chicago],
  ['2027-13-01T10:00', chicago],
  ['2027-01-01T24:00', chicago],
  ['2027-01-01', chicago],
  ['2027-01-01T10:00', 'America/Nowhere'],
  ['2027-01-01T10:00', '+02:00'],
])('%s in %s is no time', (local, zone) => {
  expect(toInstant(local, zone)).toEqual({ kind: 'none' })
})

test('whatever a clock shows, it shows what was typed', () => {
  const zones = [chicago, 'Europe/Berlin', 'America/St_Johns', 'Pacific/Auckland', 'Africa/Casablanca']
  const minute = fc.integer({ min: Date.UTC(2025, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 })
  fc.assert(
    fc.property(minute, fc.constantFrom(...zones), (minutes, timeZone) => {
      const local = new Date(minutes * 60_000).toISOString().slice(0, 16)
      const found = toInstant(local, timeZone)
      const instants =
        found.kind === 'instant' ? [found.at] : found.kind === 'fold' ? [found.first, found.second] : []
      for (const at of instants) {
        const shown = new Date(at).toLocaleString('sv-SE', {
          timeZone,
          dateStyle: 'short',
          timeStyle: 'short',
        })
        expect(shown.replace(' ', 'T')).toBe(local)
      }
    }),
    { numRuns: 200 },
  )
})
