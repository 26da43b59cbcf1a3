const daysAWeek = 7

/** The days of a month such as `2026-11` in weeks from Sunday to Saturday, with gaps where it begins and ends. */
export function monthWeeks(month: string): (string | undefined)[][] {
  const [year = 0, ordinal = 1] = month.split('-').map(Number)
  const gap = new Date(Date.UTC(year, ordinal - 1, 1)).getUTCDay()
  const length = new Date(Date.UTC(year, ordinal, 0)).getUTCDate()
  const weeks = Math.ceil((gap + length) / daysAWeek)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: daysAWeek }, (_, weekday) => {
      const day = week * daysAWeek + weekday - gap + 1
      return day >= 1 && day <= length ? `${month}-${String(day).padStart(2, '0')}` : undefined
    }),
  )
}
