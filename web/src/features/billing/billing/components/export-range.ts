import * as z from 'zod/mini'
import { addDays } from '#shared/platform/time/add-days.ts'
import { addMonths } from '#shared/platform/time/add-months.ts'

/** Both days are included, as the form shows them. */
export type ExportDays = { from: string; to: string }

const months = 3

/** The last three months up to today, in days of UTC. */
export const lastMonths = (now: string): ExportDays => ({
  from: addMonths(now, -months).slice(0, 10),
  to: now.slice(0, 10),
})

/** UTC days; the first is included, the last is not. */
type ExportRange = { startDate: string; endDate: string }

/** The request to the server, or the problem with the days. */
export function rangeOf({ from, to }: ExportDays): ExportRange | { problem: string } {
  if (![from, to].every((day) => z.safeParse(z.iso.date(), day).success))
    return { problem: 'Choose both days.' }
  if (from > to) return { problem: 'The first day is after the last day.' }
  const endDate = addDays(to, 1)
  // The last year that is written with four digits ends with its last day.
  return { startDate: from, endDate: z.safeParse(z.iso.date(), endDate).success ? endDate : to }
}
