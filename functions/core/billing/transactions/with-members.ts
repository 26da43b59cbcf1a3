import { contactsOf } from '#core/billing/billing/contacts-of.ts'
import type { AdminTransaction } from '#shared/billing/billing/admin-contract.ts'
import { refundRefusal } from './refund-refusal.ts'
import { leftToRefund } from './reserve-refund.ts'
import type { StoredTransaction } from './transactions.ts'

/** Transactions with their members; people who have left the platform have no name. */
export async function withMembers(items: readonly StoredTransaction[]): Promise<AdminTransaction[]> {
  const contactOf = await contactsOf(items.map(({ userId }) => userId))
  return items.map((one) => ({
    ...one,
    ...contactOf(one.userId),
    refundableCents: refundRefusal(one) ? 0 : Math.max(0, leftToRefund(one)),
    ...(one.dispute && { disputeStatus: one.dispute.status }),
  }))
}
