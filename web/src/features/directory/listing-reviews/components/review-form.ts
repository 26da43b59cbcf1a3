import * as z from 'zod/mini'
import {
  type ListingReview,
  mostReviewPictures,
  ReviewFields,
} from '#shared/directory/listing-reviews/listing-review.ts'
import { line } from '#shared/text.ts'

const { stars, text, visitedOn } = ReviewFields.shape

const Typed = z.pipe(z.string(), z.transform(Number))

/** The form of a review, as the server checks it. */
export const ReviewForm = z.object({
  stars: z.pipe(Typed, stars),
  text,
  visitedOn,
  uploads: z
    .array(z.object({ uploadId: z.string(), alt: line(120, 3) }))
    .check(z.maxLength(mostReviewPictures)),
  keeps: z.array(z.string()),
})
export type ReviewValues = z.input<typeof ReviewForm>

/** What the form starts from. */
export const valuesOf = (review: ListingReview | undefined): ReviewValues => ({
  stars: review ? String(review.stars) : '',
  text: review?.text ?? '',
  visitedOn: review?.visitedOn ?? '',
  uploads: [],
  keeps: review?.pictures.map(({ id }) => id) ?? [],
})
