import { AppError } from '#shared/errors.ts'
import { toInstant } from './to-instant.ts'

/** A time as it was typed, and which one is meant where clocks show it twice. */
export type PlannedInstant = { local: string; zone: string; which?: 'first' | 'second' | undefined }

/** `2:30 AM` of `2027-03-14T02:30`. */
function clockTime(local: string): string {
  const [hour = 0, minute = 0] = local.slice(11).split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The instant of a typed time. `path` names its field if the time does not exist, or exists twice without a choice. */
export function plannedInstant({ local, zone, which }: PlannedInstant, path: string): string {
  const found = toInstant(local, zone)
  const refusal = (code: string, message: string) =>
    new AppError('unprocessable', code, message, { errors: [{ path, message }] })
  if (found.kind === 'none') throw refusal('time_missing', 'Enter a day and a time.')
  if (found.kind === 'gap')
    throw refusal(
      'time_missing',
      `Clocks go forward that night: ${clockTime(local)} does not exist. Choose ${clockTime(found.next)} or later.`,
    )
  if (found.kind === 'instant') return found.at
  if (!which)
    throw refusal(
      'time_twice',
      `Clocks go back that night: ${clockTime(local)} happens twice. Choose the first or the second.`,
    )
  return found[which]
}
