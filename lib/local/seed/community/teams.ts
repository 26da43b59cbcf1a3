import { teamInvites } from '#core/community/teams/team-invites.ts'
import { teamLocks, teamMembers } from '#core/community/teams/team-members.ts'
import { nameOf, teamNames } from '#core/community/teams/team-names.ts'
import { teams } from '#core/community/teams/teams.ts'
import { demoTeams } from './demo-teams.ts'

/** The teams of the demo members, as if they had founded and joined them. */
export const seed = (now: string) => {
  const demo = demoTeams(now)
  const absent = { absent: true } as const
  return [
    ...demo.teams.flatMap((team) => [
      teams.put(team, absent),
      teamNames.put(nameOf(team.name, team.id), absent),
    ]),
    ...demo.memberships.map((membership) => teamMembers.put(membership, absent)),
    ...demo.memberships
      .filter(({ until }) => until === undefined)
      .map(({ userId, teamId, from }) => teamLocks.put({ userId, teamId, from, version: 1 }, absent)),
    ...demo.invites.map((invite) => teamInvites.put(invite, absent)),
  ]
}
