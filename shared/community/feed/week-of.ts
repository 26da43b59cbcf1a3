import { addDays } from '#shared/platform/time/add-days.ts'

/** The Monday of the week of an instant, in UTC. */
export function weekOf(at: string): string {
  const day = at.slice(0, 10)
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -sinceMonday)
}
