import type { TeamMembership } from './team.ts'

type Dated = Pick<TeamMembership, 'teamId' | 'from' | 'until'>

/** The team that someone was in at an instant: `from` is included, `until` is not. */
export const teamOn = (memberships: readonly Dated[], at: string): string | undefined =>
  memberships.find(({ from, until }) => from <= at && (until === undefined || at < until))?.teamId
