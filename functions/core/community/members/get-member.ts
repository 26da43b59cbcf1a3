import { placeAt } from '#core/community/teams/place-in-team.ts'
import { teamLocks } from '#core/community/teams/team-members.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { getTogether } from '#core/platform/db/get-together.ts'
import { users } from '#core/platform/users/users.ts'
import type { getMember as contract } from '#shared/community/members/contract.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { AppError } from '#shared/errors.ts'
import { publicMember } from '#shared/platform/users/public-member.ts'

/** The profile itself is read, so that what a member has just hidden is gone at once. */
export async function getMember({ params: { userId } }: Pick<ApiRequest<typeof contract>, 'params'>) {
  const found = await getTogether([users.key({ id: userId }), teamLocks.key({ userId })])
  const [user] = found(users)
  const member = user && publicMember(user)
  if (!member) throw new AppError('not_found', 'member_not_found', 'Member not found')
  const [lock] = found(teamLocks)
  const place = lock && (await placeAt(lock))
  if (!place) return member
  const { name, tag, id } = place.team
  return { ...member, team: { name, tag, role: place.membership.role, path: teamPath(id) } }
}
