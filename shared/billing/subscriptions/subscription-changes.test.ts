import { expect, test } from 'vitest'
import { type SubscriptionChange, subscriptionChanges } from './subscription-changes.ts'

type State = Parameters<typeof subscriptionChanges>[0]

const runs: State = { status: 'active', planId: 'pro', cancelAtPeriodEnd: false }
const later = { planId: 'basic', planName: 'Basic', priceCents: 0, at: '2026-02-01T00:00:00.000Z' }
const other = { ...later, planId: 'retailer' }

test.each<[Partial<State>, Partial<State>, SubscriptionChange[]]>([
  [{ status: 'incomplete' }, {}, ['activated']],
  [{ status: 'incomplete' }, { status: 'past_due' }, ['activated']],
  [{ status: 'incomplete' }, { status: 'cancelled' }, []],
  [{ status: 'incomplete' }, { planId: 'retailer' }, ['activated']],
  [{}, {}, []],
  [{}, { status: 'past_due' }, []],
  [{}, { status: 'cancelled' }, ['ended']],
  [{ status: 'cancelled' }, { status: 'cancelled' }, []],
  [{}, { status: 'paused' }, ['paused']],
  [{ status: 'paused' }, { status: 'paused' }, []],
  [{ status: 'paused' }, {}, ['resumed']],
  [{ status: 'past_due' }, { status: 'unpaid' }, ['lapsed']],
  [{ status: 'unpaid' }, { status: 'unpaid' }, []],
  [{}, { planId: 'retailer' }, ['plan_changed']],
  [{ scheduledPlan: later }, { planId: 'basic' }, ['plan_changed']],
  [{}, { scheduledPlan: later }, ['downgrade_scheduled']],
  [{ scheduledPlan: later }, { scheduledPlan: later }, []],
  [{ scheduledPlan: later }, { scheduledPlan: other }, ['downgrade_scheduled']],
  [{ scheduledPlan: later }, {}, ['downgrade_dropped']],
  // A subscription that ends instead drops its scheduled plan.
  [{ scheduledPlan: later }, { cancelAtPeriodEnd: true }, ['cancellation_scheduled']],
  [{}, { cancelAtPeriodEnd: true }, ['cancellation_scheduled']],
  [
    { planId: 'retailer', paidPlanName: 'Pro' },
    { planId: 'pro', cancelAtPeriodEnd: true },
    ['cancellation_scheduled'],
  ],
  [{ cancelAtPeriodEnd: true }, { cancelAtPeriodEnd: true }, []],
  [{ cancelAtPeriodEnd: true }, {}, ['cancellation_dropped']],
  [{ cancelAtPeriodEnd: true }, { status: 'cancelled' }, ['ended']],
  [{ taxation: 'added' }, { taxation: 'place_unknown' }, ['place_unknown']],
  [{ taxation: 'place_unknown' }, { taxation: 'place_unknown' }, []],
])('a member hears once of what is new: from %j to %j', (before, after, news) => {
  expect(subscriptionChanges({ ...runs, ...before }, { ...runs, ...after })).toEqual(news)
})
