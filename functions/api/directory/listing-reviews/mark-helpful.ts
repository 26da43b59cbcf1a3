import { countHelpful, withdrawMark } from '#core/directory/listing-reviews/count-helpful.ts'
import { findReview } from '#core/directory/listing-reviews/find-review.ts'
import { helpfulMarks } from '#core/directory/listing-reviews/helpful-marks.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { markHelpful as contract } from '#shared/directory/listing-reviews/contract.ts'
import { reviewRefusal } from '#shared/directory/listing-reviews/review-refusal.ts'

const markHelpful = ({ actor, params: { reviewId }, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(
    async () => {
      const { userId, user } = actor
      // Read first: a mark that is there is counted in what is read after it.
      const mark = await helpfulMarks.get({ reviewId, userId }, { consistent: true })
      const review = await findReview(reviewId)
      if (review?.status !== 'published') throw reviewRefusal.notFound()
      const { helpfulCount, listingId } = review
      if (body.isHelpful === (mark !== undefined)) return { helpfulCount }
      if (mark) {
        const answer = { helpfulCount: Math.max(0, helpfulCount - 1) }
        await commit(...withdrawMark(mark, review), ...remember(answer))
        return answer
      }
      if (review.userId === userId) throw reviewRefusal.own()
      const answer = { helpfulCount: helpfulCount + 1 }
      await commit(
        helpfulMarks.put(
          { reviewId: review.id, listingId, userId: user.id, createdAt: now, version: 1 },
          { absent: true },
        ),
        countHelpful(review),
        // The check keeps a mark from coming after the erasure of its member.
        users.check({ id: userId }, { version: user.version }),
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )

export const handler = endpoint(contract, markHelpful)
