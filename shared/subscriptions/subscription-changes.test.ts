import { expect, test } from 'vitest'
import { subscriptionChanges } from './subscription-changes.ts'

const yearly = {
  status: 'active',
  planId: 'retailer_yearly',
  cancelAtPeriodEnd: false,
  scheduledPlan: {
    planId: 'pro_competitor_yearly',
    planName: 'Pro Competitor',
    priceCents: 9590,
    at: '2027-01-01T12:00:00.000Z',
  },
} as const
const { scheduledPlan: _, ...unscheduled } = yearly

test('who ends what was about to change is told of the end alone, not that the membership stays', () => {
  expect(subscriptionChanges(yearly, { ...unscheduled, cancelAtPeriodEnd: true })).toEqual([
    'cancellation_scheduled',
  ])
})

test('who takes a downgrade back is told that the membership stays', () => {
  expect(subscriptionChanges(yearly, unscheduled)).toEqual(['downgrade_dropped'])
})
