import type { LeagueNumber } from '#shared/leagues/league.ts'
import type { Eligibility } from './season.ts'

type Entrant = {
  /** Missing for a guest. */
  userId?: string | undefined
  leagueNumber?: Pick<LeagueNumber, 'validUntilOn'> | undefined
  /** The paid memberships that someone has had: from a day, until another, which is excluded. */
  paid: readonly { fromOn: string; untilOn?: string | undefined }[]
}

/** Why an entrant earns no points at an event, or undefined where they do. It is judged on the day of the event: a membership bought later helps later. */
export function eligibilityRefusal(
  { leagueNumber, paidMembership }: Eligibility,
  entrant: Entrant,
  eventOn: string,
): string | undefined {
  if (entrant.userId === undefined) return 'Guests earn no points.'
  const until = entrant.leagueNumber?.validUntilOn
  if (leagueNumber && (!entrant.leagueNumber || (until !== undefined && until < eventOn)))
    return 'No league number was valid on the day of the event.'
  const hasPaid = entrant.paid.some(
    ({ fromOn, untilOn }) => fromOn <= eventOn && (untilOn === undefined || eventOn < untilOn),
  )
  return paidMembership && !hasPaid ? 'No paid membership was active on the day of the event.' : undefined
}
