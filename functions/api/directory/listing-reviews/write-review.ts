import { reviewBy } from '#core/directory/listing-reviews/find-review.ts'
import { isInvolved, runsBusiness } from '#core/directory/listing-reviews/runs-business.ts'
import { addReview, saveReview } from '#core/directory/listing-reviews/save-review.ts'
import { isTrustedAuthor } from '#core/directory/listing-reviews/trusted-author.ts'
import { findPublicListing } from '#core/directory/listings/find-listing.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { PublicPicture } from '#core/platform/uploads/files-of-picture.ts'
import { publishPictures } from '#core/platform/uploads/publish-picture.ts'
import { users } from '#core/platform/users/users.ts'
import { leavingRefusal } from '#shared/community/feed/taking-part.ts'
import { writeReview as contract } from '#shared/directory/listing-reviews/contract.ts'
import { type ListingReview, mostReviewPictures } from '#shared/directory/listing-reviews/listing-review.ts'
import { reviewRefusal } from '#shared/directory/listing-reviews/review-refusal.ts'
import { assertVisited, editedReview, newReview } from '#shared/directory/listing-reviews/written-review.ts'
import { newId } from '#shared/ids.ts'

type Asked = ApiRequest<typeof contract>

/** One review of each member: who has written one changes it. Nobody reviews a business that they own. */
function writeReview({ actor, params, body, now, remember }: Asked) {
  const { userId, user } = actor
  const { uploads, keeps, version, ...fields } = body
  const id = newId('rev', now) as ListingReview['id']
  return untilUnchanged(async () => {
    if (user.status !== 'active') throw reviewRefusal.accountPending()
    const leaving = leavingRefusal(user)
    if (leaving) throw leaving
    const listing = await findPublicListing(params.listingId, now)
    const before = await reviewBy(userId, listing.id)
    if (runsBusiness(listing, userId) || (await isInvolved(listing, userId))) throw reviewRefusal.own()
    if (before && version === undefined) throw reviewRefusal.once()
    if (!before && version !== undefined) throw reviewRefusal.notFound()
    if (before?.status === 'removed') throw reviewRefusal.removed(before.reason ?? '')
    if (before && before.version !== version) throw concurrentChange()
    assertVisited(fields, now)
    const kept = (before?.pictures ?? []).filter((picture) => keeps.includes(picture.id))
    if (kept.length + uploads.length > mostReviewPictures)
      throw reviewRefusal.tooManyPictures(mostReviewPictures)
    const isTrusted = before === undefined && (await isTrustedAuthor(userId))
    let answer: ListingReview | undefined
    await publishPictures(
      {
        userId,
        uploadIds: uploads.map(({ uploadId }) => uploadId),
        purpose: 'review-picture',
        // The path of a picture does not name someone whose profile is private.
        folderOf: before?.id ?? id,
      },
      now,
      (published) => {
        const added = published.map((picture, at) => reviewPicture(picture, uploads[at]?.alt ?? ''))
        const written = { ...fields, pictures: [...kept, ...added] }
        const after = before
          ? editedReview(before, written, { listing, now })
          : newReview({ id, listingId: listing.id, userId: user.id }, written, { listing, now, isTrusted })
        answer = after
        return [
          ...(before ? saveReview(listing, before, after, now) : addReview(listing, after, now)),
          users.check({ id: userId }, { version: user.version }),
          ...remember(after),
        ]
      },
    )
    return answer as ListingReview
  })
}

/** A picture is called by the name of its files. */
const reviewPicture = ({ src, width, height }: PublicPicture, alt: string) => ({
  id: /pic_[0-9A-Z]{26}/.exec(src)?.[0] ?? src,
  src,
  alt,
  width,
  height,
})

export const handler = endpoint(contract, writeReview)
