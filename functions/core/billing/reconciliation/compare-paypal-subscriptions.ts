import { mirrorPaypalFailure } from '#core/billing/invoices/mirror-paypal-failure.ts'
import { paypalIssue } from '#core/billing/paypal/paypal-problem.ts'
import { mirrorSubscription } from '#core/billing/subscriptions/mirror-subscription.ts'
import {
  type StoredSubscription,
  subscriptions,
  subscriptionsAtPaypal,
} from '#core/billing/subscriptions/subscriptions.ts'
import { jobProgress, noteProgress } from '#core/platform/jobs/job-progress.ts'
import { compareEach } from './compare-each.ts'
import { type Findings, unexplained } from './findings.ts'

const job = 'reconcile_paypal_subscriptions'
const pagesPerRun = 100

/**
 * PayPal lists no subscriptions, so each of ours is looked up there again; one that does not hold its member’s place is
 * then ended and refunded. Each page is noted, so that the next run continues where one was cut off. A subscription
 * that we do not know, or believe to be over, shows by its payments.
 */
export async function comparePaypalSubscriptions(findings: Findings, now: string): Promise<void> {
  let progress = await jobProgress.get({ job }, { consistent: true })
  let cursor = progress?.cursor
  for (let pages = 0; pages < pagesPerRun; pages++) {
    const page = await subscriptions.list({ index: 'gsi3', pk: subscriptionsAtPaypal, limit: 100, cursor })
    await compareEach(
      page.items,
      ({ id }) => id,
      findings,
      (row) => compare(row, findings, now),
    )
    cursor = page.nextCursor
    if (cursor || progress?.cursor)
      progress = await noteProgress(progress, { job, finishedOn: now.slice(0, 10), cursor })
    if (!cursor) break
  }
}

async function compare(row: StoredSubscription, findings: Findings, now: string): Promise<void> {
  const named = { userId: row.userId, subscriptionId: row.id }
  findings.compared++
  try {
    const [ours, after] = [
      await subscriptions.get(row, { consistent: true }),
      await mirrorSubscription(named, now),
    ]
    if (after?.version !== ours?.version) findings.repaired++
    // Payments that could not be collected are in no report.
    if (after?.status === 'past_due' || after?.status === 'unpaid') await mirrorPaypalFailure(after, now)
  } catch (error) {
    if (paypalIssue(error) !== 'INVALID_RESOURCE_ID') throw error
    unexplained(findings, 'a subscription that PayPal does not know', {
      ...named,
      providerId: row.paypal?.subscriptionId,
    })
  }
}
