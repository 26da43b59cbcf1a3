const hourMs = 3_600_000
const dayMs = 24 * hourMs
const daysAllowed = 3

const units = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** Says how long something has waited by now: `6 days`. */
export function ageWords(at: string, now: number): string {
  const waited = now - Date.parse(at)
  if (waited < hourMs) return 'under an hour'
  return waited < dayMs
    ? units(Math.floor(waited / hourMs), 'hour')
    : units(Math.floor(waited / dayMs), 'day')
}

/** True if something has waited longer than it should. */
export const isLate = (at: string, now: number) => now - Date.parse(at) > daysAllowed * dayMs
