import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import type { StoredRegistration } from '#core/events/registrations/registrations.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import type { Write } from '#core/platform/db/write.ts'
import { users } from '#core/platform/users/users.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { newId } from '#shared/ids.ts'

type Settled = {
  registration: StoredRegistration
  event: WholeEvent
  /** The person who took the money or waived it. */
  by: string
  as: 'cash' | 'waived'
  amountCents: number
  reason?: string | undefined
}
type Money = { transactionId?: StoredTransaction['id']; writes: Write[] }

/**
 * The transaction for what a member paid in cash or was spared at the desk. For a guest, the registration alone says
 * it.
 */
export async function deskPayment(
  { registration, event, by, as, amountCents, reason }: Settled,
  now: string,
): Promise<Money> {
  const { userId, id: registrationId } = registration
  if (!userId || userId === goneOwnerId || amountCents === 0) return { writes: [] }
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) return { writes: [] }
  const isCash = as === 'cash'
  const transaction: StoredTransaction = {
    id: newId('txn', now),
    userId,
    type: isCash ? 'payment' : 'credit',
    status: 'succeeded',
    amountCents,
    refundedCents: 0,
    currency: 'USD',
    description: isCash ? `Entry: ${event.title}` : `Entry fee waived: ${event.title}`,
    purpose: { kind: 'entry', registrationId, eventId: event.id },
    paymentProvider: 'manual',
    ...(!isCash && { settledBy: 'recorded' as const }),
    metadata: { takenBy: by, ...(reason && { reason }) },
    createdAt: now,
    version: 1,
  }
  return {
    transactionId: transaction.id,
    writes: [
      transactions.put(transaction, { absent: true }),
      // Nothing is written below the key of a member who has just been erased.
      users.check({ id: userId }, { version: user.version }),
    ],
  }
}
