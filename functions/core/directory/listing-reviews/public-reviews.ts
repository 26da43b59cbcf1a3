import { usersById } from '#core/platform/users/users-by-id.ts'
import { listedName } from '#shared/community/members/listed-name.ts'
import type { PublicReview } from '#shared/directory/listing-reviews/contract.ts'
import type { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'
import { isOlderReply } from '#shared/directory/listing-reviews/replied-review.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { publicMember } from '#shared/platform/users/public-member.ts'
import type { User } from '#shared/platform/users/user.ts'

/** Reviews of a page as everyone reads them. */
export async function publicReviews(reviews: readonly ListingReview[]): Promise<PublicReview[]> {
  const users = await usersById(reviews.map(({ userId }) => userId))
  return reviews.map((review) => publicReview(review, users.get(review.userId)))
}

function publicReview(review: ListingReview, user: User | undefined): PublicReview {
  const { id, stars, text, visitedOn, pictures, helpfulCount, editedAt, createdAt, version, reply } = review
  return {
    id,
    stars,
    text,
    visitedOn,
    pictures,
    helpfulCount,
    ...(editedAt && { editedAt }),
    createdAt,
    version,
    author: authorOf(user),
    ...(reply && { reply: { ...reply, isOlder: isOlderReply(review) } }),
  }
}

/** The name of someone who hides their profile stays with them. */
function authorOf(user: User | undefined): PublicReview['author'] {
  if (!user) return { name: 'Former member' }
  const member = publicMember(user)
  if (!member) return { name: 'Private member' }
  return {
    name: listedName(member),
    path: memberPath(member.id),
    ...(member.profileImage && { pictureUrl: member.profileImage }),
  }
}
