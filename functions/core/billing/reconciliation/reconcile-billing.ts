import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { discardUnmadeSubscriptions } from '#core/billing/subscriptions/discard-unmade-subscriptions.ts'
import { eachUnfinishedDay } from '#core/platform/jobs/job-progress.ts'
import { log } from '#core/platform/log/log.ts'
import { type PaymentSecrets, readPaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { comparePaypalDisputes } from './compare-paypal-disputes.ts'
import { comparePaypalMovements } from './compare-paypal-movements.ts'
import { comparePaypalSubscriptions } from './compare-paypal-subscriptions.ts'
import { compareStripeBalance } from './compare-stripe-balance.ts'
import { compareStripeSubscriptions } from './compare-stripe-subscriptions.ts'
import type { CreatedRange, Findings } from './findings.ts'
import { takeInMissedPaypalEvents } from './missed-paypal-events.ts'
import { takeInMissedStripeEvents } from './missed-stripe-events.ts'

/** The providers keep their events for a month. */
const mostDaysBack = 29
const firstDaysBack = 3

/** Events that have only just happened are still on their way to us. */
const hoursToSettle = 1

type Comparison = {
  job: string
  ofDay: readonly ((created: CreatedRange, findings: Findings, now: string) => Promise<void>)[]
  ofSubscriptions: (findings: Findings, now: string) => Promise<void>
  /** Tells whether webhooks can be on their way: a laptop that Stripe cannot reach has no secret for them. */
  isTold: (secrets: PaymentSecrets['test']) => boolean
}

const stripe: Comparison = {
  job: 'reconcile_billing',
  ofDay: [takeInMissedStripeEvents, compareStripeBalance],
  ofSubscriptions: compareStripeSubscriptions,
  isTold: (secrets) => secrets?.stripe?.webhookSecret !== undefined,
}

const paypal: Comparison = {
  job: 'reconcile_paypal',
  ofDay: [takeInMissedPaypalEvents, comparePaypalMovements, comparePaypalDisputes],
  ofSubscriptions: comparePaypalSubscriptions,
  isTold: () => true,
}

/**
 * Holds our rows against the providers: events that never came are taken in, subscriptions and movements of money of
 * the days since the last run are compared to the cent. What differs is mirrored again; what then still differs ends
 * the run with an error, which rings the alarm of the job.
 */
export async function reconcileBilling(now: string): Promise<Findings> {
  const { discarded, failed } = await discardUnmadeSubscriptions(now)
  const findings: Findings = {
    events: 0,
    compared: 0,
    repaired: 0,
    abandoned: discarded,
    failed,
    unexplained: [],
  }
  const [{ mode }, secrets] = await Promise.all([readPaymentSettings(), readPaymentSecrets()])
  const known = secrets[mode]
  // A provider that takes nothing new may still have subscriptions that continue.
  const comparisons = [...(known?.stripe ? [stripe] : []), ...(known?.paypal ? [paypal] : [])]
  const outcomes = await Promise.allSettled(comparisons.map((one) => compare(one, findings, known, now)))
  log.info('billing.reconciled', findings)
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  if (findings.failed > 0) throw new Error(`${findings.failed} comparisons with the provider failed.`)
  if (findings.unexplained.length > 0)
    throw new Error(`${findings.unexplained.length} differences to the provider could not be repaired.`)
  return findings
}

/** One provider that does not answer keeps the other from nothing. */
async function compare(
  { job, ofDay, ofSubscriptions, isTold }: Comparison,
  findings: Findings,
  secrets: PaymentSecrets['test'],
  now: string,
): Promise<void> {
  const waits = isTold(secrets)
  const until = waits ? addTime(now, { hours: -hoursToSettle }) : now
  const throughOn = until.slice(0, 10)
  const days = { throughOn, finishesOn: addDays(throughOn, -1), mostDaysBack, firstDaysBack }
  // First, because a day that could not be finished ends the comparison.
  await ofSubscriptions(findings, now)
  await eachUnfinishedDay(job, days, async (day) => {
    const created = secondsOf(day, until)
    const failedBefore = findings.failed
    for (const part of ofDay) await part(created, findings, now)
    return { failed: findings.failed - failedBefore }
  })
}

function secondsOf(day: string, until: string): CreatedRange {
  const begin = Date.parse(`${day}T00:00:00Z`) / 1000
  return { gte: begin, lt: Math.min(begin + 86_400, Math.floor(Date.parse(until) / 1000)) }
}
