import { alertAdministrators } from '#core/billing/billing/alert-administrators.ts'
import type { Write } from '#core/platform/db/write.ts'
import { transactionPlace } from '#shared/billing/billing/admin-places.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { ownTransaction } from './own-transaction.ts'

export async function alertOfRefund(
  { userId, refundId }: { userId: string; refundId: string },
  now: string,
  once: Write,
): Promise<void> {
  const { amountCents, failure = '', paymentId = '' } = await ownTransaction(userId, refundId)
  const message = `A refund of ${dollars(amountCents)} did not go through: ${failure} You can refund the amount again on payment ${paymentId}.`
  const href = transactionPlace(userId, refundId)
  await alertAdministrators({ title: 'A refund failed', message, href, once }, now)
}
