import { paypalCents } from '#core/billing/paypal/paypal-cents.ts'
import type { PaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import type { StoredPlan } from '#core/billing/plans/plans.ts'
import { paidUntil, periodStart } from '#core/billing/subscriptions/paid-until.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { paypalCycle } from './paypal-cycle.ts'
import { endedAtOnce, reasonOf, resumeAtOf } from './paypal-notes.ts'
import { isOver, readPaypalPlan } from './read-paypal-plan.ts'

type Standing = Pick<
  StoredSubscription,
  'status' | 'currentPeriodStartAt' | 'currentPeriodEndAt' | 'cancelAtPeriodEnd'
> & {
  [K in 'cancelledAt' | 'cancellationReason' | 'endedAt' | 'pausedAt' | 'resumeAt' | 'originalPeriodEndAt']?:
    | StoredSubscription[K]
    | undefined
}

const instant = (time: string) => new Date(time).toISOString()
const dayOf = (at: string) => at.slice(0, 10)

/**
 * Our subscription according to PayPal’s, given ours as it was read before. One that is over for us stays over: PayPal
 * cannot call off an approval that was given up here.
 */
export function readPaypalSubscription(
  ours: StoredSubscription,
  theirs: PaypalSubscription,
  now: string,
  catalogue: readonly StoredPlan[] = [],
): StoredSubscription {
  if (ours.status === 'cancelled') return { ...ours, paypal: { ...ours.paypal, subscriptionId: theirs.id } }
  const read = readPaypalPlan(ours, theirs, catalogue)
  const { cancelledAt, cancellationReason, endedAt, pausedAt, resumeAt, ...rest } = read
  return { ...rest, ...standingOf(read, theirs, now) } as StoredSubscription
}

function standingOf(ours: StoredSubscription, theirs: PaypalSubscription, now: string): Standing {
  const { last_payment: paid, last_failed_payment: failed } = theirs.billing_info ?? {}
  const since = instant(theirs.status_update_time ?? now)
  const unchanged = {
    currentPeriodStartAt: ours.currentPeriodStartAt,
    currentPeriodEndAt: ours.currentPeriodEndAt,
    cancelAtPeriodEnd: false,
  }
  const over = isOver(theirs)
  if (!paid)
    return over
      ? { ...unchanged, status: 'cancelled', cancelledAt: since, endedAt: since }
      : { ...unchanged, status: 'incomplete' }

  const { anchorAt, every } = paypalCycle(ours, theirs)
  const boundary = paidUntil(anchorAt, paid.time, every)
  // PayPal bills at its own time of the day, which it says only while there is a next time.
  const known = dayOf(ours.currentPeriodEndAt) === dayOf(boundary) ? ours.currentPeriodEndAt : boundary
  const owes = failed !== undefined && Date.parse(failed.time) > Date.parse(paid.time)
  if (over) return ended(ours, theirs, { until: known, since, owes, now })
  const paidPeriod = periodUntil(ours, theirs, known)
  if (theirs.status === 'SUSPENDED') {
    const outstanding = paypalCents(theirs.billing_info?.outstanding_balance.value ?? '0')
    if (owes || outstanding > 0) return { ...paidPeriod, status: 'unpaid' }
    const resumeAt = resumeAtOf(theirs.status_change_note)
    return { ...paidPeriod, status: 'paused', pausedAt: since, resumeAt, originalPeriodEndAt: known }
  }
  const next = instant(theirs.billing_info?.next_billing_time ?? known)
  if (owes) return { ...periodUntil(ours, theirs, next), status: 'past_due' }
  // Activated again after a pause, it is billed at the next turn only: until then nothing is paid.
  const unpaidGap = ours.status === 'paused' && dayOf(boundary) < dayOf(next) && now >= known
  return unpaidGap
    ? { ...paidPeriod, status: 'paused', pausedAt: ours.pausedAt, resumeAt: next, originalPeriodEndAt: known }
    : { ...periodUntil(ours, theirs, next), status: 'active' }
}

function periodUntil(ours: StoredSubscription, theirs: PaypalSubscription, until: string) {
  const { anchorAt, every } = paypalCycle(ours, theirs)
  const isFirst = dayOf(until) <= dayOf(anchorAt)
  return {
    currentPeriodStartAt: isFirst ? ours.currentPeriodStartAt : periodStart(anchorAt, until, every),
    currentPeriodEndAt: until,
    cancelAtPeriodEnd: false,
  }
}

type Ending = { until: string; since: string; owes: boolean; now: string }

/** PayPal ends at once; the paid period lasts until its end, unless the member gave it up. */
function ended(
  ours: StoredSubscription,
  theirs: PaypalSubscription,
  { until, since, owes, now }: Ending,
): Standing {
  const note = theirs.status_change_note
  const period = periodUntil(ours, theirs, until)
  const told = { cancelledAt: since, cancellationReason: reasonOf(note) ?? ours.cancellationReason }
  if (endedAtOnce(note) || owes) return { ...period, ...told, status: 'cancelled', endedAt: since }
  if (now >= until) return { ...period, ...told, status: 'cancelled', endedAt: until }
  return { ...period, ...told, status: 'active', cancelAtPeriodEnd: true }
}
