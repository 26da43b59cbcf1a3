import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { followEntryRefund } from '#core/events/registrations/follow-entry-refund.ts'
import { settleEntry } from '#core/events/registrations/settle-entry.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Purpose } from '#shared/billing/transactions/purpose.ts'

/**
 * Returns how a payment changes its purpose, in the same write: when it succeeds, and when money is refunded.
 */
export function settled(purpose: Purpose, payment: StoredTransaction, now: string): Promise<Write[]> {
  switch (purpose.kind) {
    case 'entry':
      return settleEntry(purpose, payment, now)
  }
}

export function refunded(purpose: Purpose, payment: StoredTransaction, now: string): Promise<Write[]> {
  switch (purpose.kind) {
    case 'entry':
      return followEntryRefund(purpose, payment, now)
  }
}
