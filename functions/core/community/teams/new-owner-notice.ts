import type { Team } from '#shared/community/teams/team.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'

/** The new owner’s news about a team. */
export const newOwnerNotice = ({ id, name, ownerId: userId }: Team) =>
  ({
    userId,
    kind: 'team_change',
    type: 'info',
    title: 'You now own your team',
    message: `You are the owner of ${name}. You can edit it, assign roles, and transfer it.`,
    href: teamPath(id),
  }) as const
