import { alertAdministrators } from '#core/billing/billing/alert-administrators.ts'
import { ownTransaction } from '#core/billing/transactions/own-transaction.ts'
import type { Write } from '#core/platform/db/write.ts'
import { transactionPlace } from '#shared/billing/billing/admin-places.ts'
import { dollars } from '#shared/platform/money/dollars.ts'

export async function alertOfAdjustment(
  { userId, transactionId }: { userId: string; transactionId: string },
  now: string,
  once: Write,
): Promise<void> {
  const transaction = await ownTransaction(userId, transactionId)
  const { type, amountCents, description, failure = '' } = transaction
  const kind = type === 'credit' ? 'credit' : 'charge'
  const message = `A ${kind} of ${dollars(amountCents)} did not go through: ${failure} Description: ${description}. The member was not notified.`
  const href = transactionPlace(userId, transactionId)
  await alertAdministrators({ title: `A ${kind} failed`, message, href, once }, now)
}
