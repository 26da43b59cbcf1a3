import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { BillingAddress } from '#shared/billing/billing/billing-address.ts'
import { UserId } from '#shared/platform/users/user.ts'

/**
 * Everything billing knows about a member, in one place. Conditional writes of this item make sure that a
 * member has one live subscription at a time, and that totals never miss a cent.
 */
export const BillingAccount = z.object({
  userId: UserId,
  stripeCustomerId: z.optional(z.string()),
  liveSubscriptionId: z.optional(z.string()),
  totalSpentCents: z.int(),
  /** The subscription that was paused because the account was suspended, not by its member. */
  suspensionPausedId: z.optional(z.string()),
  /** The credit in the member’s favor at the provider. */
  creditCents: z.int(),
  billingAddress: z.optional(BillingAddress),
  /** The account is being erased: later events from a provider are ignored. */
  closedAt: z.optional(z.iso.datetime()),
  version: z.int(),
})
export type BillingAccount = z.infer<typeof BillingAccount>

export const billingAccounts = entity({
  name: 'billing-account',
  erasure: 'with the member',
  schema: BillingAccount,
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'BILLING' }),
})

const opened = (userId: string): BillingAccount => ({
  userId,
  totalSpentCents: 0,
  creditCents: 0,
  version: 0,
})

/** Returns the current account; a member who never paid gets an empty one that is not stored yet. */
export const billingAccountOf = async (userId: string): Promise<BillingAccount> =>
  (await billingAccounts.get({ userId }, { consistent: true })) ?? opened(userId)

/** Changes the account as it was read; a change by someone else in between is a version conflict. */
export const changeBillingAccount = (account: BillingAccount, changes: Partial<BillingAccount>) =>
  billingAccounts.put(
    { ...account, ...changes, version: account.version + 1 },
    account.version === 0 ? { absent: true } : { version: account.version },
  )
