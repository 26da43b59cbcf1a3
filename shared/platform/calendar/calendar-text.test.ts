import { expect, test } from 'vitest'
import { calendarText } from './calendar-text.ts'
import { foldedLine } from './folded-line.ts'

const entry = {
  uid: 'evt_1@example.test',
  sequence: 2,
  isCancelled: false,
  startsAt: '2027-07-10T14:00:00.000Z',
  endsAt: '2027-07-10T22:30:00.000Z',
  changedAt: '2027-01-02T03:04:05.678Z',
  title: 'Lanes, meters; and \\ boxes',
  description: 'First line\r\nSecond line',
  location: 'Waterfront Lot, Louisville, KY',
  url: 'https://example.test/events/evt_1',
}

const linesOf = (text: string) => text.split('\r\n')
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

test('times are in UTC, and what calendars separate by is escaped', () => {
  const lines = linesOf(unfolded(calendarText('Events', [entry])))
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:evt_1@example.test',
      'SEQUENCE:2',
      'STATUS:CONFIRMED',
      'DTSTART:20270710T140000Z',
      'DTEND:20270710T223000Z',
      'DTSTAMP:20270102T030405Z',
      'SUMMARY:Lanes\\, meters\\; and \\\\ boxes',
      'DESCRIPTION:First line\\nSecond line',
    ]),
  )
})

test('what is cancelled says so', () => {
  expect(calendarText('Events', [{ ...entry, isCancelled: true }])).toContain('STATUS:CANCELLED\r\n')
})

test('who holds it is named within quotes, which no name can end', () => {
  const organizer = { name: 'The "Loud"\nClub', url: 'https://example.test/organizations/org_1' }
  const lines = linesOf(unfolded(calendarText('Events', [{ ...entry, organizer }])))
  expect(lines).toContain(`ORGANIZER;CN="The 'Loud''Club":https://example.test/organizations/org_1`)
})

test('every line ends with CRLF, and none is longer than 75 octets', () => {
  const text = calendarText('Events', [
    { ...entry, title: 'Bässe '.repeat(40), description: '🔊'.repeat(60) },
  ])
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of linesOf(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test.each(['a'.repeat(75), 'a'.repeat(76), 'é'.repeat(38), '🔊'.repeat(19), `${'a'.repeat(74)}é`, ''])(
  'a folded line holds no half character and reads as it was: %s',
  (line) => {
    const folded = foldedLine(line)
    expect(folded.isWellFormed()).toBe(true)
    expect(unfolded(folded)).toBe(line)
    expect(linesOf(folded).every((piece) => Buffer.byteLength(piece) <= 75)).toBe(true)
  },
)
