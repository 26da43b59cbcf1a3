import type { TeamMembership, TeamRole } from './team.ts'

const order: readonly TeamRole[] = ['co_owner', 'moderator', 'member']

type Candidate = Pick<TeamMembership, 'role' | 'from'>

/** Who becomes the owner when the owner is gone, best first: by role, and of one role who has been there longest. */
export const successors = <One extends Candidate>(members: readonly One[]): One[] =>
  members
    .filter(({ role }) => role !== 'owner')
    .toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role) || a.from.localeCompare(b.from))
