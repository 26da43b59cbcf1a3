import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { ItemId } from '#shared/market/market-items/named-item.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line, text } from '#shared/text.ts'

export const SaleId = idSchema('sal')
export type SaleId = z.infer<typeof SaleId>

/** `lapsed` once the buyer said nothing for a week, `undone` when the seller took it back. */
export const SaleStatus = z.enum(['awaiting', 'confirmed', 'declined', 'lapsed', 'undone'])
export type SaleStatus = z.infer<typeof SaleStatus>

/** A sale between two members. The platform takes no part in it. */
export const Sale = z.object({
  id: SaleId,
  itemId: ItemId,
  itemTitle: z.string(),
  sellerId: UserId,
  buyerId: UserId,
  priceCents: z.int(),
  status: SaleStatus,
  confirmedAt: z.optional(z.iso.datetime()),
  /** Feedback about it counts: see `countsForFeedback`. */
  isCounted: z.optional(z.boolean()),
  /** Who of the two has given feedback. */
  feedbackFrom: z.array(UserId),
  /** Feedback is open for everyone, both sides or the time being done. */
  isShown: z.boolean(),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Sale = z.infer<typeof Sale>

/** The fields of feedback that its author writes, once. */
export const FeedbackFields = z.strictObject({
  stars: z.int().check(z.gte(1, 'Choose 1 to 5 stars'), z.lte(5)),
  text: text(500),
})
export type FeedbackFields = z.infer<typeof FeedbackFields>

export const FeedbackReply = line(300, 1)

/** `sealed` until both sides have written or the time is over. */
export const FeedbackStatus = z.enum(['sealed', 'shown', 'hidden', 'removed'])
export type FeedbackStatus = z.infer<typeof FeedbackStatus>

export const FeedbackId = idSchema('fbk')
export type FeedbackId = z.infer<typeof FeedbackId>

export const Feedback = z.object({
  id: FeedbackId,
  saleId: SaleId,
  itemTitle: z.string(),
  fromId: UserId,
  toId: UserId,
  /** What the one it is about was in the sale. */
  about: z.enum(['seller', 'buyer']),
  ...FeedbackFields.shape,
  status: FeedbackStatus,
  /** Its stars are in the average of the one it is about, while it is shown. */
  isCounted: z.boolean(),
  reply: z.optional(z.object({ text: z.string(), at: z.iso.datetime() })),
  reason: z.optional(z.string()),
  shownAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Feedback = z.infer<typeof Feedback>
