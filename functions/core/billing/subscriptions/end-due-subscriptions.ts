import { mirrorInvoice } from '#core/billing/invoices/mirror-invoice.ts'
import { mirrorPaypalPayments } from '#core/billing/invoices/mirror-paypal-payments.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { eachUnfinishedDay } from '#core/platform/jobs/job-progress.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { dropPendingUpgrade } from './manual/drop-pending-upgrade.ts'
import { mirrorSubscription } from './mirror-subscription.ts'
import { type StoredSubscription, subscriptions, subscriptionsEndingOn } from './subscriptions.ts'

const job = 'end_due_subscriptions'
const mostDaysBack = 40

/** The time a provider may take to report a new period before we ask. */
const patienceMs = 2 * 3_600_000

/**
 * Ends what no provider ends, and asks the provider about every subscription whose period is over without a word of
 * what comes next.
 */
export async function endDueSubscriptions(now: string): Promise<{ changed: number }> {
  const today = now.slice(0, 10)
  let changed = 0
  await eachUnfinishedDay(
    job,
    { throughOn: today, finishesOn: addDays(today, -2), mostDaysBack },
    async (day) => {
      const count = await eachRow(
        job,
        (cursor) => subscriptions.list({ index: 'gsi1', pk: subscriptionsEndingOn(day), limit: 100, cursor }),
        (row) => lookAt(row, now),
      )
      changed += count.done
      return count
    },
  )
  return { changed }
}

async function lookAt(row: StoredSubscription, now: string): Promise<boolean> {
  const patience = row.paymentProvider === 'manual' ? 0 : patienceMs
  if (Date.parse(now) < Date.parse(row.currentPeriodEndAt) + patience) return false
  await dropPendingUpgrade(row, now)
  const after = await mirrorSubscription({ userId: row.userId, subscriptionId: row.id }, now)
  if (after?.paymentProvider === 'paypal') await mirrorPaypalPayments(after, now)
  const invoiceId = after?.stripe?.latestInvoiceId
  if (invoiceId && invoiceId !== row.stripe?.latestInvoiceId) await mirrorInvoice(invoiceId, now)
  return after !== undefined && after.version !== row.version
}
