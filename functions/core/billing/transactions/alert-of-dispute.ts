import { alertAdministrators } from '#core/billing/billing/alert-administrators.ts'
import type { Write } from '#core/platform/db/write.ts'
import { transactionPlace } from '#shared/billing/billing/admin-places.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { ownTransaction } from './own-transaction.ts'

export async function alertOfDispute(
  { userId, transactionId }: { userId: string; transactionId: string },
  now: string,
  once: Write,
): Promise<void> {
  const { amountCents, dispute, paymentProvider } = await ownTransaction(userId, transactionId)
  const about = dispute?.reason.replaceAll('_', ' ') ?? 'no reason given'
  const [who, where] =
    paymentProvider === 'paypal' ? ['A PayPal payer', 'PayPal'] : ['A cardholder', 'the payment provider']
  const message = `${who} disputes a payment of ${dollars(amountCents)} (${about}). Respond with evidence at ${where}. Payment ${transactionId}.`
  const href = transactionPlace(userId, transactionId)
  await alertAdministrators({ title: 'A payment was disputed', message, href, once }, now)
}
