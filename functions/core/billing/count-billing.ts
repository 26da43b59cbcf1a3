import * as z from 'zod/mini'
import { StoredSubscription, subscriptions } from '#core/subscriptions/subscriptions.ts'
import { StoredTransaction, transactions } from '#core/transactions/transactions.ts'
import { webhookGoesAt, webhookLogs } from '#core/webhooks/webhook-logs.ts'
import { isRunning } from '#shared/subscriptions/is-running.ts'
import { spentCents } from '#shared/transactions/spent-cents.ts'
import { WebhookLog } from '#shared/webhooks/webhook-log.ts'
import { type Contribution, recount } from './billing-counters.ts'

type Item = Record<string, unknown>
type Change = { entity: string; before: Item | undefined; after: Item | undefined }

export const isCounted = (entity: string) =>
  entity === transactions.name || entity === subscriptions.name || entity === webhookLogs.name

/** What the administrators’ figures make of a change. What was earned stays earned when its row goes with a member. */
export async function countBilling({ entity, before, after }: Change): Promise<void> {
  if (entity === subscriptions.name) {
    const read = z.parse(StoredSubscription, after ?? before)
    return recount(read.id, after ? read.version : read.version + 1, after ? ofSubscription(read) : nothing)
  }
  if (!after) return
  if (entity === transactions.name) {
    const read = z.parse(StoredTransaction, after)
    return recount(read.id, read.version, ofTransaction(read))
  }
  const kept = z.safeParse(WebhookLog, after)
  // One that nobody can read is in no list either, and must hold up no other.
  if (kept.success) await recount(kept.data.id, kept.data.version, ofWebhook(kept.data))
}

const nothing: Contribution = { partition: 'BILLING_COUNTS', counts: {} }

export const revenueOf = (planName: string) => `REVENUE#${planName}`
export const subscribersOf = (planName: string) => `SUBSCRIBERS#${planName}`
export const failedOn = (day: string) => `FAILED#${day}`
export const renewingOn = (day: string) => `RENEWS#${day}`
export const webhooksIn = (hour: string) => `HOUR#${hour}`

const dayOf = (at: string) => at.slice(0, 10)
export const hourOf = (at: string) => at.slice(0, 13)

/** What no plan is known for. */
const otherPlan = 'Other'

function ofTransaction(transaction: StoredTransaction): Contribution {
  const { type, status, planName = otherPlan, paymentProvider, dispute, failedAt } = transaction
  if (type !== 'payment') return nothing
  // What was given up before anybody tried to pay it has not failed.
  if (status === 'failed') return { ...nothing, counts: failedAt ? { [failedOn(dayOf(failedAt))]: 1 } : {} }
  // PayPal takes a lost payment back as a whole, which counts as given back already.
  const lost = paymentProvider === 'stripe' && dispute?.status === 'lost' ? dispute.amountCents : 0
  const kept = Math.max(0, spentCents(transaction) - lost)
  // Tax belongs to somebody else, and of what was given back the same part was tax.
  const tax = kept === 0 ? 0 : Math.round(((transaction.taxCents ?? 0) * kept) / transaction.amountCents)
  const earned = Math.max(0, kept - tax)
  return { ...nothing, counts: earned === 0 ? {} : { [revenueOf(planName)]: earned } }
}

function ofSubscription(subscription: StoredSubscription): Contribution {
  const { planName, cancelAtPeriodEnd, currentPeriodEndAt, paymentProvider } = subscription
  if (!isRunning(subscription)) return nothing
  const renews = !cancelAtPeriodEnd && paymentProvider !== 'manual'
  return {
    ...nothing,
    counts: { [subscribersOf(planName)]: 1, ...(renews && { [renewingOn(dayOf(currentPeriodEndAt))]: 1 }) },
  }
}

const ofWebhook = ({ createdAt, provider, status }: WebhookLog): Contribution => ({
  partition: 'WEBHOOK_COUNTS',
  counts: { [`${webhooksIn(hourOf(createdAt))}#${provider}#${status}`]: 1 },
  expiresAt: webhookGoesAt(createdAt),
})
