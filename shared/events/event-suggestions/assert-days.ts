import { AppError } from '#shared/errors.ts'
import { zoneOfState } from '#shared/platform/places/zone-of-state.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import type { SuggestionFields } from './suggestion.ts'

const mostDays = 14
/** Further away it is a slip of the keyboard. */
const furthestDays = 2 * 366

type Days = Pick<SuggestionFields, 'state' | 'startsOn' | 'endsOn'>

/**
 * Returns what is wrong with the days of a suggestion, by field. A day is past once it is over at the event’s
 * location.
 */
export function dayProblem({ state, startsOn, endsOn }: Days, now: string) {
  const today = wallTime(now, zoneOfState(state) ?? 'UTC').slice(0, 10)
  const dayAfter = (day: string, days: number) => addTime(`${day}T00:00:00.000Z`, { days }).slice(0, 10)
  if (startsOn < today) return { field: 'startsOn', message: 'Pick a date in the future.' } as const
  if (startsOn > dayAfter(today, furthestDays))
    return { field: 'startsOn', message: 'Choose a day within two years.' } as const
  if (endsOn && endsOn < startsOn)
    return { field: 'endsOn', message: 'The last day must not be before the first.' } as const
  if (endsOn && endsOn >= dayAfter(startsOn, mostDays))
    return { field: 'endsOn', message: 'An event lasts at most 14 days.' } as const
  return undefined
}

export function assertDays(days: Days, now: string): void {
  const problem = dayProblem(days, now)
  if (!problem) return
  const { field, message } = problem
  throw new AppError('unprocessable', 'date_passed', message, {
    errors: [{ path: `body.${field}`, message }],
  })
}
