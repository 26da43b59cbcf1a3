import type { AdminTeam } from '#shared/community/teams/admin-contract.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import type { User } from '#shared/platform/users/user.ts'

/** True if an owner is there to look after the team. */
export const isActive = (owner: User | undefined): boolean =>
  owner !== undefined && owner.status !== 'suspended' && owner.deletionDueAt === undefined

/** A team as administrators read it. */
export const adminTeam = (team: Team, owner: User | undefined): AdminTeam => ({
  ...team,
  ownerName: owner ? publicName(owner) : 'Former member',
  ownerActive: isActive(owner),
})
