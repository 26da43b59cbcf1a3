import { expect, test } from 'vitest'
import { phaseOf, takesEntries } from './phase-of.ts'

const event = {
  status: 'published' as const,
  entriesOpenAt: '2027-04-01T05:00:00.000Z',
  // The last moment of April 30 in New York.
  entriesCloseAt: '2027-05-01T04:00:00.000Z',
  startsAt: '2027-05-02T13:00:00.000Z',
  endsAt: '2027-05-02T23:00:00.000Z',
}

test.each([
  ['2027-04-01T04:59:59.999Z', 'announced'],
  ['2027-04-01T05:00:00.000Z', 'open'],
  ['2027-05-01T03:59:59.999Z', 'open'],
  ['2027-05-01T04:00:00.000Z', 'closed'],
  ['2027-05-02T13:00:00.000Z', 'live'],
  ['2027-05-02T23:00:00.000Z', 'ended'],
])('at %s an event is %s', (now, phase) => {
  expect(phaseOf(event, now)).toBe(phase)
})

test('what is not published has no times', () => {
  expect(phaseOf({ ...event, status: 'cancelled' }, '2027-05-02T14:00:00.000Z')).toBe('cancelled')
  expect(takesEntries({ ...event, status: 'draft' }, '2027-04-10T00:00:00.000Z')).toBe(false)
})

test('entries that close after the start are taken while the event is live', () => {
  const open = { ...event, entriesCloseAt: '2027-05-02T15:00:00.000Z' }
  expect(phaseOf(open, '2027-05-02T14:00:00.000Z')).toBe('live')
  expect(takesEntries(open, '2027-05-02T14:00:00.000Z')).toBe(true)
  expect(takesEntries(open, '2027-05-02T15:00:00.000Z')).toBe(false)
})
