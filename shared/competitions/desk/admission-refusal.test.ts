import { expect, test } from 'vitest'
import { admissionRefusal, isGateTime } from './admission-refusal.ts'

const event = {
  status: 'published' as const,
  startsAt: '2027-05-01T14:00:00.000Z',
  endsAt: '2027-05-01T22:00:00.000Z',
  entriesCloseAt: '2027-05-01T04:00:00.000Z',
  checkInClosesAt: '2027-05-01T18:00:00.000Z',
  timeZone: 'UTC',
}

test.each([
  ['organizer', '2027-04-20T10:00:00.000Z', undefined],
  ['desk', '2027-04-20T10:00:00.000Z', 'not_organizer'],
  ['desk', '2027-05-01T04:00:00.000Z', undefined],
  ['desk', '2027-05-01T18:00:00.000Z', 'check_in_closed'],
  ['owner', '2027-05-01T18:00:00.000Z', undefined],
  ['administrator', '2027-05-01T22:00:00.000Z', 'check_in_closed'],
] as const)('%s admits at %s: refused with %s', (role, now, code) => {
  expect(admissionRefusal(event, role, now)?.code).toBe(code)
})

test('no one is admitted to a cancelled event', () => {
  const cancelled = { ...event, status: 'cancelled' as const }
  expect(admissionRefusal(cancelled, 'owner', '2027-04-20T10:00:00.000Z')?.code).toBe('entries_closed')
})

test('the price of the gate counts from its opening, or the close of entries, whichever is first', () => {
  expect(isGateTime(event, '2027-05-01T03:59:59.000Z')).toBe(false)
  expect(isGateTime(event, '2027-05-01T04:00:00.000Z')).toBe(true)
  const late = { ...event, entriesCloseAt: '2027-05-01T20:00:00.000Z' }
  expect(isGateTime(late, '2027-05-01T10:59:59.000Z')).toBe(false)
  expect(isGateTime(late, '2027-05-01T11:00:00.000Z')).toBe(true)
})
