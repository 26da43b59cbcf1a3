import * as z from 'zod/mini'
import { getMany } from '#core/db/get-many.ts'
import { readItem } from '#core/db/read-item.ts'
import { users } from '#core/users/users.ts'
import type { AdminTransaction } from '#shared/billing/admin-contract.ts'
import { refundableCents } from '#shared/transactions/refundable.ts'
import type { StoredTransaction } from './transactions.ts'

const Member = z.object({ id: z.string(), name: z.string(), email: z.string() })

/** Transactions with whose they are; somebody who has left the platform has no name any more. */
export async function withMembers(items: readonly StoredTransaction[]): Promise<AdminTransaction[]> {
  const ids = [...new Set(items.map(({ userId }) => userId))]
  const found = await getMany(ids.map((id) => users.key({ id })))
  const known = found.flatMap((item) => readItem(Member, users.name, item) ?? [])
  const members = new Map(known.map((member) => [member.id, member]))
  return items.map((one) => {
    const spokenFor = (one.pendingRefunds ?? []).reduce((sum, { amountCents }) => sum + amountCents, 0)
    const blocked = one.paymentProvider === 'manual' || one.dispute?.isRefundable === false
    return {
      ...one,
      userName: members.get(one.userId)?.name ?? 'Deleted member',
      userEmail: members.get(one.userId)?.email ?? '',
      refundableCents: blocked ? 0 : Math.max(0, refundableCents(one) - spokenFor),
      ...(one.dispute && { disputeStatus: one.dispute.status }),
    }
  })
}
