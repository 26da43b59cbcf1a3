import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { SubscriptionId } from '#shared/billing/subscriptions/subscription.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const facts = {
  /** The card provider cannot tell where the taxes on a membership are due. */
  'tax.place_unknown': z.object({ userId: UserId, subscriptionId: SubscriptionId }),
} satisfies FactSchemas
