import { eachUnfinishedDay } from '#core/jobs/job-progress.ts'
import { log } from '#core/log/log.ts'
import { readPaymentSettings } from '#core/payment-settings/read-payment-settings.ts'
import { discardUnmadeSubscriptions } from '#core/subscriptions/discard-unmade-subscriptions.ts'
import { addDays } from '#shared/time/add-days.ts'
import { compareBalance } from './compare-balance.ts'
import { compareSubscriptions } from './compare-subscriptions.ts'
import type { CreatedRange, Findings } from './findings.ts'
import { takeInMissedEvents } from './missed-events.ts'

const job = 'reconcile_billing'

/** The provider keeps its events for a month. */
const mostDaysBack = 29
const firstDaysBack = 3

/** What has only just happened is still on its way to us. */
const settledMs = 3_600_000

/**
 * Holds our rows against the provider: events that never came are taken in, subscriptions and movements of money of
 * the days since the last run are compared to the cent. What differs is mirrored again; what then still differs ends
 * the run with an error, which rings the alarm of the job.
 */
export async function reconcileBilling(now: string): Promise<Findings> {
  const findings: Findings = { events: 0, compared: 0, repaired: 0, discarded: 0, unexplained: [] }
  findings.discarded = await discardUnmadeSubscriptions(now)
  if ((await readPaymentSettings()).stripeActive) {
    const until = new Date(Date.parse(now) - settledMs).toISOString()
    const throughOn = until.slice(0, 10)
    const days = { throughOn, finishesOn: addDays(throughOn, -1), mostDaysBack, firstDaysBack }
    await eachUnfinishedDay(job, days, async (day) => {
      const created = secondsOf(day, until)
      await takeInMissedEvents(created, findings, now)
      await compareBalance(created, findings, now)
      return { failed: 0 }
    })
    await compareSubscriptions(findings, now)
  }
  log.info('billing.reconciled', findings)
  if (findings.unexplained.length > 0)
    throw new Error(`${findings.unexplained.length} differences to the provider could not be repaired.`)
  return findings
}

function secondsOf(day: string, until: string): CreatedRange {
  const begin = Date.parse(`${day}T00:00:00Z`) / 1000
  return { gte: begin, lt: Math.min(begin + 86_400, Math.floor(Date.parse(until) / 1000)) }
}
