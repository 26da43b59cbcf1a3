import * as z from 'zod/mini'

const day = 1440
const week = 7 * day

/**
 * When a business is open, in minutes from the midnight at which the day begins: 18:00 to 2:00 is [1080, 1560]. The
 * closing minute is closed. All day is [0, 1440].
 */
export const HoursRange = z.tuple([z.int(), z.int()]).check(
  z.refine(([open]) => open >= 0 && open < day, 'Enter an opening time'),
  z.refine(
    ([open, close]) => open !== close,
    'Opening and closing times must differ. For all day, choose “Open 24 hours”.',
  ),
  z.refine(([open, close]) => open < close && close <= open + day, 'Enter a closing time within 24 hours'),
)
export type HoursRange = z.infer<typeof HoursRange>

const mostRanges = 3

const DayHours = z.array(HoursRange).check(z.maxLength(mostRanges, 'Use up to 3 times a day.'))
export type DayHours = z.infer<typeof DayHours>

/** The hours of a week, Sunday first. */
export const WeekHours = z.array(DayHours).check(
  z.length(7),
  z.refine((hours) => overlap(hours) === undefined, 'These hours overlap.'),
)
export type WeekHours = z.infer<typeof WeekHours>

export const mostSpecialDays = 60
/** Special days lie between today and this many days ahead. */
export const furthestSpecialDay = 400

/** A date with hours of its own; without any, the business is closed. They replace those that begin on that date. */
export const SpecialDay = z.object({
  on: z.iso.date(),
  hours: DayHours.check(z.refine((hours) => overlapOfDay(hours) === undefined, 'These hours overlap.')),
})
export type SpecialDay = z.infer<typeof SpecialDay>

export const SpecialDays = z.array(SpecialDay).check(
  z.maxLength(mostSpecialDays, 'Add up to 60 special days.'),
  z.refine((days) => new Set(days.map(({ on }) => on)).size === days.length, 'Each date can be added once.'),
)

type Placed = { day: number; range: HoursRange; from: number; to: number }

/** The first two ranges of a week that overlap, also over midnight or from Saturday into Sunday. */
export function overlap(hours: readonly DayHours[]): readonly [Placed, Placed] | undefined {
  const placed = hours
    .flatMap((ranges, at) =>
      ranges.map((range): Placed => ({ day: at, range, from: at * day + range[0], to: at * day + range[1] })),
    )
    .toSorted((a, b) => a.from - b.from)
  for (const [at, one] of placed.entries()) {
    const next = placed[at + 1]
    if (next && next.from < one.to) return [one, next]
  }
  const [first, last] = [placed[0], placed.at(-1)]
  return first && last && first !== last && first.from + week < last.to ? [last, first] : undefined
}

const overlapOfDay = (hours: DayHours) => overlap([hours])
