export type Duration = { months: number; ms: number }

const hourMs = 3600 * 1000
const dayMs = 24 * hourMs

/** Reads an ISO 8601 duration of whole, forward steps, such as P3D, P1Y2M or PT1H30M. */
export function parseDuration(iso: string): Duration {
  const match =
    /^P(?=.)(?:(\d{1,6})Y)?(?:(\d{1,6})M)?(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?=.)(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,9})S)?)?$/.exec(
      iso,
    )
  if (!match) {
    throw new RangeError(
      `"${iso}" is not a duration that the clock can advance by. Use an ISO 8601 duration like P3D, PT1H, P1M or P1Y.`,
    )
  }
  const [years, months, weeks, days, hours, minutes, seconds] = match
    .slice(1)
    .map((part) => Number(part ?? 0)) as [number, number, number, number, number, number, number]
  return {
    months: years * 12 + months,
    ms: (weeks * 7 + days) * dayMs + hours * hourMs + minutes * 60_000 + seconds * 1000,
  }
}

/** Whole months first, kept within the month they lead to (31 January and one month is 28 February), then the rest. */
export function addDuration(from: Date, { months, ms }: Duration): Date {
  const date = new Date(from)
  date.setUTCDate(1)
  date.setUTCMonth(from.getUTCMonth() + months)
  const daysInMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(from.getUTCDate(), daysInMonth))
  const moved = new Date(date.getTime() + ms)
  if (Number.isNaN(moved.getTime()) || moved.getUTCFullYear() > 9999) {
    throw new RangeError('The clock cannot go beyond the year 9999.')
  }
  return moved
}
