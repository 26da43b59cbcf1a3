import type { TeamMembership } from './team.ts'

type Dated = Pick<TeamMembership, 'teamId' | 'from' | 'until'>

type Days = { from: string; until: string }

/** The teams that someone was in at any moment of these days, also one that they left on one of them. */
export const teamsDuring = (memberships: readonly Dated[], days: Days): string[] =>
  memberships
    .filter(({ from, until }) => from < days.until && (until === undefined || until > days.from))
    .map(({ teamId }) => teamId)

/** The team that someone was in at an instant: `from` is included, `until` is not. */
export const teamOn = (memberships: readonly Dated[], at: string): string | undefined =>
  memberships.find(({ from, until }) => from <= at && (until === undefined || at < until))?.teamId
