import * as z from 'zod/mini'
import { OtherMember } from '#shared/market/conversations/other-member.ts'
import { highestPriceCents, Reservation } from '#shared/market/market-items/item.ts'
import { itemParams } from '#shared/market/market-items/item-params.ts'
import { OwnItem } from '#shared/market/market-items/own-contract.ts'
import { reservationHours } from '#shared/market/market-items/reserved-item.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { Feedback, FeedbackFields, FeedbackReply, Sale, SaleId } from './sale.ts'

const version = z.int().check(z.gte(1))

export const reserveItem = route({
  name: 'reserveItem',
  method: 'POST',
  path: '/api/market/items/:itemId/reservation',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Reserve an item for a day, as a buyer, where its seller allows that',
  params: itemParams,
  response: z.object({ reservation: Reservation }),
  errors: [
    'item_not_found',
    'item_not_active',
    'item_reserved',
    'own_item',
    'reserve_by_message',
    'reserve_limit',
    'blocked',
    'account_pending',
    'account_leaving',
    'version_conflict',
  ],
  rateLimit: { max: 30, seconds: 3600, per: 'user' },
})

export const holdItem = route({
  name: 'holdItem',
  method: 'POST',
  path: '/api/market/items/:itemId/hold',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Reserve an item, as its seller, for a buyer who has written about it',
  params: itemParams,
  body: z.strictObject({
    buyerId: UserId,
    hours: z._default(
      z.int().check(z.gte(reservationHours.least), z.lte(reservationHours.most)),
      reservationHours.first,
    ),
    priceCents: z.optional(z.int().check(z.gte(0), z.lte(highestPriceCents))),
    version,
  }),
  response: OwnItem,
  errors: [
    'item_not_found',
    'item_not_active',
    'item_reserved',
    'buyer_unknown',
    'reserve_limit',
    'blocked',
    'account_pending',
    'account_leaving',
    'version_conflict',
  ],
  // Each one notifies a buyer.
  rateLimit: { max: 30, seconds: 3600, per: 'user' },
})

export const releaseItem = route({
  name: 'releaseItem',
  method: 'DELETE',
  path: '/api/market/items/:itemId/reservation',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'End a reservation, as the seller or as the buyer who holds the item',
  params: itemParams,
  errors: ['item_not_found', 'item_not_reserved', 'version_conflict'],
})

export const listItemBuyers = route({
  name: 'listItemBuyers',
  method: 'GET',
  path: '/api/market/items/:itemId/buyers',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Who has written about an item, the last one first, for its seller to choose from',
  params: itemParams,
  query: z.strictObject(pageQuery(24)),
  response: Page(z.object({ ...OtherMember.shape, offerCents: z.optional(z.int()) })),
  errors: ['item_not_found', 'invalid_cursor'],
})

export const sellItemHere = route({
  name: 'sellItemHere',
  method: 'POST',
  path: '/api/market/items/:itemId/sold-here',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Mark an item as sold to someone who has written about it; they are asked to confirm it',
  params: itemParams,
  body: z.strictObject({
    buyerId: UserId,
    priceCents: z.int().check(z.gte(0), z.lte(highestPriceCents)),
    version,
  }),
  response: OwnItem,
  errors: [
    'item_not_found',
    'item_not_active',
    'item_held',
    'buyer_unknown',
    'blocked',
    'account_pending',
    'account_leaving',
    'version_conflict',
  ],
  // Each one notifies a buyer, by email too.
  rateLimit: { max: 30, seconds: 3600, per: 'user' },
})

export const undoItemSale = route({
  name: 'undoItemSale',
  method: 'POST',
  path: '/api/market/items/:itemId/unsold',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Take a sale back within 48 hours, while the buyer has not confirmed it',
  params: itemParams,
  body: z.strictObject({ version }),
  response: OwnItem,
  errors: [
    'item_not_found',
    'item_removed',
    'undo_late',
    'sale_confirmed',
    'item_limit',
    'item_new_account',
    'version_conflict',
  ],
})

/** A sale as one of its two sides sees it. */
export const OwnSale = z.object({
  sale: z.pick(Sale, {
    id: true,
    itemId: true,
    itemTitle: true,
    priceCents: true,
    status: true,
    confirmedAt: true,
    createdAt: true,
  }),
  side: z.enum(['buyer', 'seller']),
  other: OtherMember,
  /** Until when the buyer can confirm, or both can give feedback. */
  openUntil: z.optional(z.iso.datetime()),
  /** The caller can give feedback now. */
  canGiveFeedback: z.boolean(),
  given: z.optional(z.pick(Feedback, { stars: true, text: true, status: true })),
  /** Once it is shown. */
  received: z.optional(z.pick(Feedback, { id: true, stars: true, text: true, reply: true })),
})
export type OwnSale = z.infer<typeof OwnSale>

export const listMySales = route({
  name: 'listMySales',
  method: 'GET',
  path: '/api/market/sales',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'What the caller bought, or sold, the last one first',
  query: z.strictObject({ ...pageQuery(24), side: z.enum(['buyer', 'seller']) }),
  response: Page(OwnSale),
  errors: ['invalid_cursor'],
})

export const saleParams = z.strictObject({ saleId: SaleId })

const answer = <const N extends string, const V extends string>(name: N, verb: V, summary: string) =>
  ({
    name,
    method: 'POST',
    path: `/api/market/sales/:saleId/${verb}`,
    auth: 'complete',
    whileImpersonating: 'refused',
    summary,
    params: saleParams,
    response: OwnSale,
    errors: ['sale_not_found', 'sale_not_yours', 'sale_decided', 'version_conflict'],
  }) as const

export const confirmSale = route(
  answer(
    'confirmSale',
    'confirmation',
    'Confirm a purchase, as its buyer: both can give feedback for 14 days',
  ),
)

export const declineSale = route(
  answer('declineSale', 'refusal', 'Say that one has not bought this, as the buyer of a sale'),
)

export const giveFeedback = route({
  name: 'giveFeedback',
  method: 'PUT',
  path: '/api/market/sales/:saleId/feedback',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary:
    'Give feedback about the other side of a sale, once. It is sealed until both have, or 14 days are over',
  params: saleParams,
  body: FeedbackFields,
  response: OwnSale,
  errors: [
    'sale_not_found',
    'feedback_closed',
    'feedback_once',
    'account_pending',
    'account_leaving',
    'version_conflict',
  ],
})

/** Feedback as everyone reads it. */
export const PublicFeedback = z.object({
  ...z.pick(Feedback, {
    id: true,
    itemTitle: true,
    about: true,
    stars: true,
    text: true,
    isCounted: true,
    reply: true,
    shownAt: true,
  }).shape,
  /** `Former member` for someone who has left. */
  from: z.string(),
})
export type PublicFeedback = z.infer<typeof PublicFeedback>

export const listFeedback = route({
  name: 'listFeedback',
  method: 'GET',
  path: '/api/market/sellers/:userId/feedback',
  auth: 'public',
  caching: 'revalidate',
  summary: 'What others say of a member after sales, the last one first',
  params: z.strictObject({ userId: UserId }),
  query: z.strictObject(pageQuery(12)),
  response: z.object({
    ...Page(PublicFeedback).shape,
    count: z.int(),
    /** The average of the last 24 months in tenths of a star. */
    tenths: z.optional(z.int()),
  }),
  errors: ['invalid_cursor'],
  rateLimit: { max: 120, seconds: 60, per: 'ip' },
})

export const replyToFeedback = route({
  name: 'replyToFeedback',
  method: 'PUT',
  path: '/api/market/feedback/:feedbackId/reply',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Answer feedback about oneself, once',
  params: z.strictObject({ feedbackId: Feedback.shape.id }),
  body: z.strictObject({ text: FeedbackReply }),
  response: PublicFeedback,
  errors: ['feedback_not_found', 'reply_once', 'version_conflict'],
})
