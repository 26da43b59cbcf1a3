import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { StoredTransaction } from './transactions.ts'

/**
 * Returns what administrators must look at, each once: a complaint, and money for something that was already
 * over.
 */
export function paymentAlarms(
  before: StoredTransaction | undefined,
  { userId, id: transactionId, dispute, paidAfterEnd }: StoredTransaction,
  now: string,
): Write[] {
  return [
    ...(dispute && !before?.dispute ? [announce('dispute.opened', { userId, transactionId }, now)] : []),
    ...(paidAfterEnd && !before?.paidAfterEnd
      ? [announce('payment.came_late', { userId, transactionId }, now)]
      : []),
  ]
}
