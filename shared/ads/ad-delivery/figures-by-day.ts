import { type AdFigures, sumOfFigures } from './ad-statistics.ts'

/** The figures of several ads by day, the oldest day first. */
export function figuresByDay(
  rows: readonly (AdFigures & { day: string })[],
): (AdFigures & { day: string })[] {
  const days = [...new Set(rows.map(({ day }) => day))].toSorted()
  return days.map((day) => ({ day, ...sumOfFigures(rows.filter((row) => row.day === day)) }))
}
