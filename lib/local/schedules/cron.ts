type Day = { year: number; month: number; day: number }

export type Cron = {
  minutes: number[]
  hours: number[]
  isDay: (day: Day) => boolean
}

type Field = { name: string; min: number; max: number; names?: string[] }

const monthNames = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const dayNames = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']
const minute: Field = { name: 'minutes', min: 0, max: 59 }
const hour: Field = { name: 'hours', min: 0, max: 23 }
const dayOfMonth: Field = { name: 'day-of-month', min: 1, max: 31 }
const month: Field = { name: 'month', min: 1, max: 12, names: monthNames }
const dayOfWeek: Field = { name: 'day-of-week', min: 1, max: 7, names: dayNames }
const year: Field = { name: 'year', min: 1970, max: 2199 }

/** Reads the six fields of an AWS cron expression: minutes, hours, day of month, month, day of week, year. */
export function parseCron(text: string): Cron {
  const fields = text.trim().split(/\s+/)
  if (fields.length !== 6)
    throw new Error(`cron(${text}) needs six fields: minutes hours day month weekday year.`)
  const [minutes, hours, days, months, weekdays, years] = fields as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  if ((days === '?') === (weekdays === '?')) {
    throw new Error(`cron(${text}) needs a ? in exactly one of day-of-month and day-of-week.`)
  }
  const isYear = oneOf(values(years, year))
  const isMonth = oneOf(values(months, month))
  const isDayInMonth = days === '?' ? weekdayRule(weekdays) : dayRule(days)
  return {
    minutes: values(minutes, minute),
    hours: values(hours, hour),
    isDay: (day) => isYear(day.year) && isMonth(day.month) && isDayInMonth(day),
  }
}

/** The first minute after `after` (UTC) that fits; nothing when there is none before the year 2200. */
export function nextAfter(cron: Cron, after: Date): Date | undefined {
  const from = new Date(Math.floor(after.getTime() / 60_000 + 1) * 60_000)
  const midnight = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()))
  for (let isFirst = true; midnight.getUTCFullYear() <= year.max; isFirst = false) {
    const day = {
      year: midnight.getUTCFullYear(),
      month: midnight.getUTCMonth() + 1,
      day: midnight.getUTCDate(),
    }
    if (cron.isDay(day)) {
      const earliest = isFirst ? from.getUTCHours() * 60 + from.getUTCMinutes() : 0
      for (const hours of cron.hours) {
        const minutes = cron.minutes.find((candidate) => hours * 60 + candidate >= earliest)
        if (minutes !== undefined) return new Date(midnight.getTime() + (hours * 60 + minutes) * 60_000)
      }
    }
    midnight.setUTCDate(midnight.getUTCDate() + 1)
  }
}

function values(text: string, field: Field): number[] {
  const all = new Set<number>()
  for (const part of text.split(',')) for (const value of partValues(part, field)) all.add(value)
  return [...all].sort((a, b) => a - b)
}

function partValues(part: string, field: Field): number[] {
  const match = /^(\*|\w+)(?:-(\w+))?(?:\/(\d+))?$/.exec(part)
  const refusal = new Error(`"${part}" is not valid for ${field.name} (${field.min} to ${field.max}).`)
  if (!match) throw refusal
  const [, first = '', last, step] = match
  if (first === '*' && last !== undefined) throw refusal
  const from = first === '*' ? field.min : fieldValue(first, field)
  const everyStep = first === '*' || step !== undefined
  const to = last === undefined ? (everyStep ? field.max : from) : fieldValue(last, field)
  const by = Number(step ?? 1)
  if (from === undefined || to === undefined || from > to || by < 1) throw refusal
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by)
}

function fieldValue(text: string, field: Field): number | undefined {
  const named = field.names?.indexOf(text.toUpperCase()) ?? -1
  if (named >= 0) return named + field.min
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return value >= field.min && value <= field.max ? value : undefined
}

/** L is the last day of the month, 15W the working day nearest to the 15th, LW the last working day. */
function dayRule(text: string): (day: Day) => boolean {
  if (text === 'L') return (day) => day.day === daysIn(day)
  if (text === 'LW') return (day) => day.day === nearestWorkday(day, daysIn(day))
  const near = /^(\d+)W$/.exec(text)?.[1]
  if (near !== undefined) {
    const [wanted = 1] = partValues(near, dayOfMonth)
    return (day) => wanted <= daysIn(day) && day.day === nearestWorkday(day, wanted)
  }
  const isDay = oneOf(values(text, dayOfMonth))
  return (day) => isDay(day.day)
}

/** 6L is the last Friday of the month, 6#3 its third. */
function weekdayRule(text: string): (day: Day) => boolean {
  if (text === 'L') return (day) => weekday(day) === dayOfWeek.max
  const match = /^(\w+?)(?:(L)|#([1-5]))$/.exec(text)
  const wanted = match ? fieldValue(match[1] ?? '', dayOfWeek) : undefined
  if (match && wanted !== undefined) {
    const nth = Number(match[3])
    return (day) =>
      weekday(day) === wanted && (match[2] ? day.day + 7 > daysIn(day) : Math.ceil(day.day / 7) === nth)
  }
  const isWeekday = oneOf(values(text, dayOfWeek))
  return (day) => isWeekday(weekday(day))
}

const oneOf = (list: number[]) => (value: number) => list.includes(value)
const daysIn = ({ year, month }: Day) => new Date(Date.UTC(year, month, 0)).getUTCDate()
const weekday = ({ year, month, day }: Day) => new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 1

/** The nearest day from Monday to Friday that is in the same month. */
function nearestWorkday(within: Day, day: number): number {
  const on = weekday({ ...within, day })
  if (on === 7) return day > 1 ? day - 1 : day + 2
  if (on === 1) return day < daysIn(within) ? day + 1 : day - 2
  return day
}
