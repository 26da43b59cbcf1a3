import type { TeamMembership, TeamRole } from './team.ts'

const order: readonly TeamRole[] = ['co_owner', 'moderator', 'member']

type Candidate = Pick<TeamMembership, 'role' | 'from'>

/**
 * Returns the members who may become the owner when the owner is gone, best first: by role, and within a role
 * by time on the team.
 */
export const successors = <One extends Candidate>(members: readonly One[]): One[] =>
  members
    .filter(({ role }) => role !== 'owner')
    .toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role) || a.from.localeCompare(b.from))
