const hoursOfMonth = 730
const hoursOf: Record<string, number> = { minute: 1 / 60, hour: 1, day: 24 }
const daysOfMonth = hoursOfMonth / 24

/** How often a schedule runs in a month of 730 hours. */
export function runsPerMonth(expression: string): number {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? []
  if (count && unit) return hoursOfMonth / (Number(count) * (hoursOf[unit] ?? Number.NaN))
  const [, fields] = /^cron\((.+)\)$/.exec(expression) ?? []
  const [minutes, hours, days, months, weekdays] = fields?.split(' ') ?? []
  if (!minutes || !hours || !days || !weekdays || months !== '*')
    throw new Error(`How often "${expression}" runs in a month cannot be told.`)
  return timesIn(minutes, 60) * timesIn(hours, 24) * daysIn(days, weekdays)
}

/** Values apart by commas, steps (`*` with a slash), or everything. */
function timesIn(field: string, all: number): number {
  if (field === '*') return all
  const [, step] = /^(?:\*|0)\/(\d+)$/.exec(field) ?? []
  return step ? all / Number(step) : valuesOf(field)
}

function daysIn(days: string, weekdays: string): number {
  const everyDay = (field: string) => field === '*' || field === '?'
  if (!everyDay(weekdays)) return (valuesOf(weekdays) / 7) * daysOfMonth
  return everyDay(days) ? daysOfMonth : valuesOf(days)
}

function valuesOf(field: string): number {
  const values = field.split(',')
  if (!values.every((value) => /^(?:\d+|[A-Z]{3})$/.test(value)))
    throw new Error(`How many values "${field}" stands for cannot be told.`)
  return values.length
}
