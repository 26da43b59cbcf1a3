import type { ApiRequest } from '#core/actors/endpoint.ts'
import { users } from '#core/users/users.ts'
import { AppError } from '#shared/errors.ts'
import type { getMember as contract } from '#shared/members/contract.ts'
import { publicMember } from '#shared/members/public-member.ts'

/** The profile itself is read, so that what a member has just hidden is gone at once. */
export async function getMember({ params }: Pick<ApiRequest<typeof contract>, 'params'>) {
  const user = await users.get({ id: params.userId })
  const member = user && publicMember(user)
  if (!member) throw new AppError('not_found', 'member_not_found', 'Member not found')
  return member
}
