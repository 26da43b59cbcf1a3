import type { DayHours, HoursRange, SpecialDay, WeekHours } from '#shared/directory/listings/opening-hours.ts'
import { overlap } from '#shared/directory/listings/opening-hours.ts'
import { clockWords, readClosing, readOpening } from './clock-time.ts'

/** Times of a day as they are typed. */
export type RangeValues = { opens: string; closes: string; allDay: boolean }
export type DayValues = RangeValues[]
export type SpecialDayValues = { on: string; ranges: DayValues }

export const mostRanges = 3
export const newRange = (): RangeValues => ({ opens: '', closes: '', allDay: false })
export const allDayRange = (): RangeValues => ({ opens: '', closes: '', allDay: true })

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const
/** The days of a week in the order in which businesses write them. */
export const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const

const allDay: HoursRange = [0, 1440]
const isAllDay = ([opens, closes]: HoursRange) => opens === 0 && closes === 1440

const dayValues = (hours: DayHours): DayValues =>
  hours.map((range) =>
    isAllDay(range)
      ? allDayRange()
      : { opens: clockWords(range[0]), closes: clockWords(range[1]), allDay: false },
  )

/** The hours of a week as they are typed; a business without hours has seven days without any. */
export const weekValues = (hours: WeekHours | undefined): DayValues[] =>
  weekdays.map((_, at) => dayValues(hours?.[at] ?? []))

export const specialDayValues = (days: readonly SpecialDay[]): SpecialDayValues[] =>
  days.map(({ on, hours }) => ({ on, ranges: dayValues(hours) }))

/** The range that is typed, or undefined while it cannot be read. */
export function readRange({ opens, closes, allDay: isWhole }: RangeValues): HoursRange | undefined {
  if (isWhole) return allDay
  const from = readOpening(opens)
  const to = readClosing(closes, from)
  return from === undefined || to === undefined ? undefined : [from, to]
}

const readDay = (day: DayValues): DayHours =>
  day.flatMap((range) => {
    const read = readRange(range)
    return read ? [read] : []
  })

/** The hours of the week, or undefined where no day has any. */
export const readWeek = (week: readonly DayValues[]): WeekHours | undefined =>
  week.some((day) => day.length > 0) ? week.map(readDay) : undefined

export const readSpecialDays = (days: readonly SpecialDayValues[]): SpecialDay[] =>
  days.map(({ on, ranges }) => ({ on, hours: readDay(ranges) }))

export type HoursProblem = { path: (string | number)[]; message: string }

const unreadable = 'Enter a time, such as 9:30 AM.'
const same = 'Opening and closing times must differ. For all day, choose “Open 24 hours”.'

function rangeProblem(range: RangeValues): { field: 'opens' | 'closes'; message: string } | undefined {
  if (range.allDay) return undefined
  const opens = readOpening(range.opens)
  if (opens === undefined) return { field: 'opens', message: unreadable }
  const closes = readClosing(range.closes, opens)
  if (closes === undefined) return { field: 'closes', message: unreadable }
  return closes === opens ? { field: 'closes', message: same } : undefined
}

const dayProblems = (day: DayValues, path: HoursProblem['path']): HoursProblem[] =>
  day.flatMap((range, at) => {
    const problem = rangeProblem(range)
    return problem ? [{ path: [...path, at, problem.field], message: problem.message }] : []
  })

const rangeWords = ([opens, closes]: HoursRange): string =>
  isAllDay([opens, closes]) ? 'open 24 hours' : `${clockWords(opens)} to ${clockWords(closes)}`

/** The first overlap, at the later of the two, with the day of the other one. */
function overlapProblem(days: readonly DayValues[], nameOf: (day: number) => string): HoursProblem[] {
  const hours = days.map(readDay)
  const found = overlap(hours)
  if (!found) return []
  const [one, other] = found
  const at = hours[other.day]?.indexOf(other.range) ?? 0
  return [
    {
      path: [other.day, at, 'opens'],
      message: `This overlaps ${nameOf(one.day)}, ${rangeWords(one.range)}.`,
    },
  ]
}

/** What is wrong about the hours of a week. Overlaps are looked for once all can be read. */
export function weekProblems(week: readonly DayValues[]): HoursProblem[] {
  const unread = week.flatMap((day, at) => dayProblems(day, [at]))
  return unread.length > 0 ? unread : overlapProblem(week, (day) => weekdays[day] ?? '')
}

/** The same of special days. */
export function specialDayProblems(days: readonly SpecialDayValues[]): HoursProblem[] {
  return days.flatMap(({ on, ranges }, at) => {
    if (!on) return [{ path: [at, 'on'], message: 'Choose a date' }]
    if (days.slice(0, at).some((other) => other.on === on))
      return [{ path: [at, 'on'], message: 'This date is here already.' }]
    const unread = dayProblems(ranges, [at, 'ranges'])
    if (unread.length > 0) return unread
    return overlapProblem([ranges], () => 'the same day').map(({ path, message }) => ({
      path: [at, 'ranges', ...path.slice(1)],
      message,
    }))
  })
}
