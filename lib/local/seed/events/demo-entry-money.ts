import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import type { StoredRegistration } from '#core/events/registrations/registrations.ts'
import type { Event } from '#shared/events/events/event.ts'
import { totalOf } from '#shared/events/registrations/price-of.ts'

/** The payments that members made in cash at the gates of the demo, and what was waived there. */
export function demoEntryMoney(
  events: readonly Event[],
  registrations: readonly StoredRegistration[],
): StoredTransaction[] {
  const byId = new Map<string, Event>(events.map((event) => [event.id, event]))
  return registrations.flatMap(
    ({ id, eventId, userId, pay, price, reason, updatedAt }): StoredTransaction[] => {
      const event = byId.get(eventId)
      const { transactionId, method } = pay
      if (!event || !userId || !transactionId) return []
      const isCash = method === 'cash'
      return [
        {
          id: transactionId,
          userId,
          type: isCash ? 'payment' : 'credit',
          status: 'succeeded',
          amountCents: isCash ? pay.paidCents : totalOf(price),
          refundedCents: 0,
          currency: 'USD',
          description: `${isCash ? 'Entry' : 'Entry fee waived'}: ${event.title}`,
          purpose: { kind: 'entry', registrationId: id, eventId: event.id },
          paymentProvider: 'manual',
          ...(!isCash && { settledBy: 'recorded' as const }),
          metadata: { takenBy: event.ownerId, ...(reason && { reason }) },
          createdAt: updatedAt,
          version: 1,
        },
      ]
    },
  )
}
