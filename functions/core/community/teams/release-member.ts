import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { endMembership } from './end-membership.ts'
import { teamLocks, teamMembers } from './team-members.ts'

/** Ends a membership in an archived team, once, for the first caller. */
export const releaseMember = (team: Team, userId: string, now: string): Promise<void> =>
  untilUnchanged(
    async () => {
      const lock = await teamLocks.get({ userId }, { consistent: true })
      if (lock?.teamId !== team.id) return
      const membership = await teamMembers.get(lock, { consistent: true })
      if (!membership) return
      await commit(
        ...endMembership(membership, team.archivedAt ?? now),
        announce('team.left', { teamId: team.id, userId, how: 'archived' }, now),
        recordActivity(
          { by: 'platform', userId, type: 'team_leave', description: `The team ${team.name} was archived` },
          now,
        ),
      )
    },
    { crowd: true },
  )
