import { expect, test } from 'vitest'
import { newUser } from '#shared/platform/users/new-user.ts'
import { storedSubscription } from '#test/support/stored-subscription.ts'
import { effectsOf } from './subscription-effects.ts'

process.env.TABLE_NAME = 'test'

const before = storedSubscription()
const { userId: id, createdAt } = before
const now = '2026-01-20T12:00:00.000Z'
const user = {
  ...newUser({ id, email: 'ann@example.test', membershipType: 'pro_competitor' }, createdAt),
  subscriptionPlan: before.planId,
}

const effects = (more: { current: boolean; supersededAt?: string }) => {
  const { current, ...superseded } = more
  const after = { ...before, ...superseded, status: 'cancelled' } as const
  const items = effectsOf({ user, before, after, current }, now).map(({ item }) => item.Put?.Item ?? {})
  return {
    membership: items.find(({ entity }) => entity === 'user')?.membershipType,
    told: items.some(({ templateId }) => templateId === 'subscription-ended'),
  }
}

test('the end of a subscription takes the membership, and is told', () => {
  expect(effects({ current: true })).toEqual({ membership: 'competitor', told: true })
})

test('the end of an earlier subscription does not touch what another one gives', () => {
  expect(effects({ current: false }).membership).toBeUndefined()
})

test('the end of a subscription is no news while another takes its place, and is when that has not come in ten minutes', () => {
  expect(effects({ current: true, supersededAt: '2026-01-20T11:50:00.001Z' })).toEqual({
    membership: 'competitor',
    told: false,
  })
  expect(effects({ current: true, supersededAt: '2026-01-20T11:50:00.000Z' }).told).toBe(true)
})
