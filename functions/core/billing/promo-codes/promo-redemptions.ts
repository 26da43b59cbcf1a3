import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { PromoCodeId } from '#shared/billing/promo-codes/promo-code.ts'
import { SubscriptionId } from '#shared/billing/subscriptions/subscription.ts'
import { UserId } from '#shared/platform/users/user.ts'

/**
 * A member’s use of a code: `reserved` while a checkout is under way, `settled` for good once it is paid, `released`
 * when it was not.
 */
export const PromoRedemption = z.object({
  userId: UserId,
  promoId: PromoCodeId,
  code: z.string(),
  subscriptionId: SubscriptionId,
  state: z.enum(['reserved', 'settled', 'released']),
  reservedUntil: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type PromoRedemption = z.infer<typeof PromoRedemption>

export const promoUsesPartition = (promoId: string) => `PROMO_USES#${promoId}`

/**
 * One item for each member and code, so that no one uses a code twice; `gsi1` has the reservations by their end, `gsi2`
 * the uses of each code in order, without those that were given back.
 */
export const promoRedemptions = entity({
  name: 'promo-redemption',
  erasure: 'with the member',
  schema: PromoRedemption,
  key: ({ userId, promoId }: { userId: string; promoId: string }) => ({
    pk: `USER#${userId}`,
    sk: `PROMO#${promoId}`,
  }),
  gsi1: ({ state, reservedUntil, userId }) =>
    state === 'reserved' ? { pk: 'PROMO_RESERVATIONS', sk: `${reservedUntil}#${userId}` } : undefined,
  gsi2: ({ state, promoId, createdAt, userId }) =>
    state === 'released' ? undefined : { pk: promoUsesPartition(promoId), sk: `${createdAt}#${userId}` },
  // Only their keys changed: rows from before `gsi2` get it as they are rewritten.
  migrations: [(row) => row],
})
