import * as z from 'zod/mini'

type Days = { from?: string | undefined; to?: string | undefined }

/** Returns the start of a day, unless its year is not written with four digits. */
function dayStart(day: string | undefined, daysLater = 0): string | undefined {
  if (!day) return undefined
  const start = new Date(day)
  start.setUTCDate(start.getUTCDate() + daysLater)
  return z.safeParse(z.iso.datetime(), start.toISOString()).data
}

/** The instants of the chosen days, which are those of UTC as the lists show them. */
export function instantsOf<Filter extends object>(days: Filter & Days): Omit<Filter, keyof Days> & Days {
  const { from, to, ...filter } = days
  const [start, end] = [dayStart(from), dayStart(to, 1)]
  return { ...filter, ...(start && { from: start }), ...(end && { to: end }) }
}
