import type { StoredUser } from '#core/platform/users/users.ts'
import { listedName } from '#shared/community/members/listed-name.ts'
import type { OtherMember } from '#shared/market/conversations/other-member.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { publicMember } from '#shared/platform/users/public-member.ts'
import { publicName } from '#shared/platform/users/public-name.ts'

/** The other side as its counterpart sees it: by name, also where the profile is private, since the two deal with each other. */
export function otherMember(userId: StoredUser['id'], users: ReadonlyMap<string, StoredUser>): OtherMember {
  const user = users.get(userId)
  if (!user) return { userId, name: 'Former member', isGone: true }
  const member = publicMember(user)
  if (!member) return { userId, name: publicName(user) }
  return {
    userId,
    name: listedName(member),
    path: memberPath(userId),
    ...(member.profileImage && { avatarUrl: member.profileImage }),
  }
}
