import type { ListingReview } from './listing-review.ts'
import { reviewRefusal } from './review-refusal.ts'

/** A review with the answer of the business; an empty text takes it back. */
export function repliedReview(
  { reply: _, ...review }: ListingReview,
  text: string,
  now: string,
): ListingReview {
  return { ...review, ...(text && { reply: { text, at: now } }), version: review.version + 1 }
}

/** True for an answer that was written before its review was changed. */
export const isOlderReply = ({ reply, editedAt }: Pick<ListingReview, 'reply' | 'editedAt'>): boolean =>
  reply !== undefined && editedAt !== undefined && reply.at < editedAt

/** The refusal of an answer to a review as it was: someone else answered, or its author changed it. */
export const staleReply = ({ reply, editedAt }: ListingReview) =>
  reply && reply.at > (editedAt ?? '') ? reviewRefusal.replyOnce() : undefined
