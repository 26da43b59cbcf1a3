import { expect, test } from 'vitest'
import { addTime } from '#shared/platform/time/add-time.ts'
import { SubscriptionStatus } from './subscription.ts'
import {
  assertResumesInTime,
  longestPauseDays,
  mayCancel,
  mayChangePlan,
  mayKeep,
  mayPause,
  mayResume,
} from './subscription-rules.ts'

const now = '2026-01-01T00:00:00.000Z'
const rules = { mayCancel, mayChangePlan, mayKeep, mayPause, mayResume }
const standing = {
  status: 'active',
  cancelAtPeriodEnd: false,
  paymentProvider: 'stripe',
  currentPeriodEndAt: now,
  planName: 'Pro',
} as const
type Standing = NonNullable<Parameters<typeof mayKeep>[0] & Parameters<typeof mayChangePlan>[0]>

const allowed = (more: Partial<Standing>) =>
  Object.entries(rules).flatMap(([name, may]) => (may({ ...standing, ...more } as Standing) ? [name] : []))

test('what a member may do with a subscription depends on its state and its provider', () => {
  expect(
    Object.fromEntries(SubscriptionStatus.options.map((status) => [status, allowed({ status })])),
  ).toEqual({
    incomplete: [],
    active: ['mayCancel', 'mayChangePlan', 'mayPause'],
    past_due: ['mayCancel'],
    unpaid: ['mayCancel'],
    paused: ['mayCancel', 'mayResume'],
    cancelled: [],
  })
  expect(allowed({ cancelAtPeriodEnd: true })).toEqual(['mayKeep'])
  expect(allowed({ cancelAtPeriodEnd: true, paymentProvider: 'paypal' })).toEqual([])
  expect(allowed({ paymentProvider: 'paypal' })).toEqual(['mayCancel', 'mayChangePlan', 'mayPause'])
  expect(allowed({ paymentProvider: 'manual' })).toEqual(['mayCancel', 'mayChangePlan', 'mayPause'])
  const scheduledPlan = { planId: 'basic', planName: 'Basic', priceCents: 0, at: now }
  expect(allowed({ scheduledPlan })).toContain('mayKeep')
  expect(allowed({ scheduledPlan })).toContain('mayPause')
  expect(allowed({ scheduledPlan, paymentProvider: 'paypal' })).toEqual([
    'mayCancel',
    'mayChangePlan',
    'mayKeep',
  ])
})

test('a pause ends after this moment and within 90 days to the millisecond', () => {
  const last = addTime(now, { days: longestPauseDays })
  expect(() => assertResumesInTime(last, now)).not.toThrow()
  expect(() => assertResumesInTime(addTime(last, { seconds: 0.001 }), now)).toThrow('at most 90 days')
  expect(() => assertResumesInTime(addTime(now, { seconds: 0.001 }), now)).not.toThrow()
  expect(() => assertResumesInTime(now, now)).toThrow('Must be in the future')
  expect(() => assertResumesInTime(undefined, now)).not.toThrow()
})
