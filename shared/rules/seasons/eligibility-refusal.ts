import { wallTime } from '#shared/platform/time/wall-time.ts'
import type { LeagueNumber } from '#shared/rules/leagues/league.ts'
import type { Eligibility } from './season.ts'

type Entrant = {
  /** Missing for a guest. */
  userId?: string | undefined
  leagueNumber?: Pick<LeagueNumber, 'validUntilOn' | 'checkedBy' | 'createdAt'> | undefined
  /** The paid memberships that someone has had: from a day, until another, which is excluded. */
  paid: readonly { fromOn: string; untilOn?: string | undefined }[]
}

/** The first day of an event, by the clock of its venue. */
type EventDay = { on: string; timeZone: string }

/**
 * Explains why an entrant earns no points at an event; undefined if they do. It is judged on the day of the
 * event: a membership bought later helps later, and so does a number typed later, unless someone else
 * has checked it.
 */
export function eligibilityRefusal(
  { leagueNumber, paidMembership }: Eligibility,
  entrant: Entrant,
  day: EventDay,
): string | undefined {
  const { on: eventOn } = day
  if (entrant.userId === undefined) return 'Guests earn no points.'
  if (leagueNumber && !hadNumber(entrant.leagueNumber, day))
    return 'No league number was valid on the day of the event.'
  const hasPaid = entrant.paid.some(
    ({ fromOn, untilOn }) => fromOn <= eventOn && (untilOn === undefined || eventOn < untilOn),
  )
  return paidMembership && !hasPaid ? 'No paid membership was active on the day of the event.' : undefined
}

function hadNumber(number: Entrant['leagueNumber'], { on, timeZone }: EventDay): boolean {
  if (!number) return false
  const { validUntilOn, checkedBy, createdAt } = number
  if (validUntilOn !== undefined && validUntilOn < on) return false
  return checkedBy !== undefined || wallTime(createdAt, timeZone).slice(0, 10) <= on
}
