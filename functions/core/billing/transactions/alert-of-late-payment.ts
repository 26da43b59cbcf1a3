import { alertAdministrators } from '#core/billing/billing/alert-administrators.ts'
import type { Write } from '#core/platform/db/write.ts'
import { transactionPlace } from '#shared/billing/billing/admin-places.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { ownTransaction } from './own-transaction.ts'

export async function alertOfLatePayment(
  { userId, transactionId }: { userId: string; transactionId: string },
  now: string,
  once: Write,
): Promise<void> {
  const { amountCents } = await ownTransaction(userId, transactionId)
  const message = `${dollars(amountCents)} arrived for a membership that had already ended, and did not start a new one. Refund it unless the member owed it. Payment ${transactionId}.`
  const href = transactionPlace(userId, transactionId)
  await alertAdministrators({ title: 'A payment came too late', message, href, once }, now)
}
