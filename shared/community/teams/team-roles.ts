import type { OwnTeam } from './contract.ts'
import type { TeamRole } from './team.ts'

const rank: Record<TeamRole, number> = { owner: 3, co_owner: 2, moderator: 1, member: 0 }

/** Tells whether a member with a role may invite, approve and remove people. */
export const mayManage = (role: TeamRole | undefined): boolean =>
  role !== undefined && rank[role] >= rank.moderator

/** Moderators manage members, co-owners also moderators, the owner everyone: always below oneself. */
export const mayManageRole = (role: TeamRole | undefined, other: TeamRole): boolean =>
  role !== undefined && mayManage(role) && rank[other] < rank[role]

export const mayEdit = (role: TeamRole | undefined): boolean =>
  role !== undefined && rank[role] >= rank.co_owner

export const isOwner = (role: TeamRole | undefined): boolean => role === 'owner'

/** The role in which someone acts in a team: those who run its organization are as good as co-owners. */
export const actingRole = ({
  role,
  organizationRole,
}: Pick<OwnTeam, 'role' | 'organizationRole'>): TeamRole | undefined =>
  organizationRole && !mayEdit(role) ? 'co_owner' : role
