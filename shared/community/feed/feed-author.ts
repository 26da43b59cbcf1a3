import { listedName } from '#shared/community/members/listed-name.ts'
import { publicMember } from '#shared/platform/users/public-member.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { FeedAuthor } from './post.ts'

/** A member beside a post or a comment: without a public profile, a name that leads nowhere. */
export function feedAuthor(user: User): FeedAuthor {
  const { id: userId, membershipType } = user
  const member = publicMember(user)
  return {
    userId,
    name: member ? listedName(member) : publicName(user),
    membershipType,
    ...(member?.profileImage && { profileImage: member.profileImage }),
    isPublic: member !== undefined,
  }
}
