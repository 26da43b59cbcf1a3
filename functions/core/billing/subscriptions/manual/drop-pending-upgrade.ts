import { mirrorSubscription } from '#core/billing/subscriptions/mirror-subscription.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { settleInvoice } from './settle-invoice.ts'
import { voidUpgradeInvoice } from './void-upgrade-invoice.ts'

/** Gives up an upgrade that waits for its payment. One that was paid in the meantime counts. */
export async function dropPendingUpgrade(
  { userId, id, pendingPlan }: Pick<StoredSubscription, 'userId' | 'id' | 'pendingPlan'>,
  now: string,
): Promise<StoredSubscription | undefined> {
  const { invoiceId, previewId, waitsFor } = pendingPlan ?? {}
  if (waitsFor !== 'payment') return undefined
  if (invoiceId) {
    await voidUpgradeInvoice(invoiceId)
    await settleInvoice(invoiceId, now)
  }
  return mirrorSubscription(
    {
      userId,
      subscriptionId: id,
      ours: (read) => (read.pendingPlan?.previewId === previewId ? { pendingPlan: undefined } : {}),
    },
    now,
  )
}
