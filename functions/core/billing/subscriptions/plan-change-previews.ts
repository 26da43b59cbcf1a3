import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { PlanChangePreview } from '#shared/billing/subscriptions/contract.ts'
import { SubscriptionId } from '#shared/billing/subscriptions/subscription.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** The preview of a change that a member saw, and everything it was calculated from. */
const StoredPreview = z.object({
  ...PlanChangePreview.shape,
  userId: UserId,
  subscriptionId: SubscriptionId,
  fromPlanId: z.string(),
  periodEndAt: z.iso.datetime(),
  /** The price at the card provider; none for the free plan. */
  priceId: z.optional(z.string()),
  /** The amount to bill by card before taxes and credit, when no provider works it out. */
  chargeCents: z.optional(z.int()),
  /** The second from which the provider counts the rest, in its own measure. */
  prorationDate: z.int(),
  version: z.int(),
})
export type StoredPreview = z.infer<typeof StoredPreview>

/** The last preview of each member: showing another change takes the earlier one back. */
export const planChangePreviews = entity({
  name: 'plan-change-preview',
  erasure: 'with the member',
  schema: StoredPreview,
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'PLAN_CHANGE_PREVIEW' }),
  expiresAt: ({ expiresAt }) => expiresAt,
})
