import { foldedLine } from './folded-line.ts'

/** An entry as a calendar program shows it. */
export type CalendarEntry = {
  /** Stays the same forever, so that a change does not become a second entry. */
  uid: string
  /** Rises with each change that calendars show. */
  sequence: number
  isCancelled: boolean
  /** It is not settled that it takes place for them. */
  isTentative?: boolean
  startsAt: string
  endsAt: string
  changedAt: string
  title: string
  description: string
  location: string
  url: string
  /** Who holds it, by name and by an address of theirs on the web: programs write to no one there. */
  organizer?: { name: string; url: string }
}

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

/** A value within quotes, in which no sign can stand that would end it. */
const parameter = (text: string) => text.replace(/["\p{Cc}]/gu, "'")

/** Formats a time in UTC, as every program reads it: `20270710T140000Z`. */
const stamp = (at: string) => at.replace(/[-:]|\.\d+/g, '')

const entryLines = (entry: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `DTSTAMP:${stamp(entry.changedAt)}`,
  `LAST-MODIFIED:${stamp(entry.changedAt)}`,
  `SEQUENCE:${entry.sequence}`,
  `STATUS:${entry.isCancelled ? 'CANCELLED' : entry.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
  `DTSTART:${stamp(entry.startsAt)}`,
  `DTEND:${stamp(entry.endsAt)}`,
  `SUMMARY:${escaped(entry.title)}`,
  ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
  ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
  ...(entry.organizer ? [`ORGANIZER;CN="${parameter(entry.organizer.name)}":${entry.organizer.url}`] : []),
  `URL:${entry.url}`,
  'END:VEVENT',
]

/** A calendar as programs subscribe to it: iCalendar, RFC 5545. */
export const calendarText = (name: string, entries: readonly CalendarEntry[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Boxrise//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldedLine(line)}\r\n`)
    .join('')
