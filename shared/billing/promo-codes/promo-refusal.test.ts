import { expect, test } from 'vitest'
import type { PromoCode } from './promo-code.ts'
import { promoRefusal } from './promo-refusal.ts'

const now = '2026-01-01T00:00:00.000Z'
const promo: PromoCode = {
  id: 'promo_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  code: 'BASS',
  type: 'percentage',
  value: 20,
  description: '',
  isActive: true,
  usageCount: 0,
  revision: 1,
  planIds: [],
  createdAt: now,
  version: 1,
}

test.each<[string, Partial<PromoCode>, string | undefined]>([
  ['in its last millisecond', { validUntil: '2026-01-01T00:00:00.001Z' }, undefined],
  ['at its end', { validUntil: now }, 'promo_expired'],
  ['with one use left', { usageLimit: 2, usageCount: 1 }, undefined],
  ['with none left', { usageLimit: 2, usageCount: 2 }, 'promo_limit'],
  ['for no use at all', { usageLimit: 0 }, 'promo_limit'],
  ['for this plan', { planIds: ['yearly', 'monthly'] }, undefined],
  ['for another plan', { planIds: ['yearly'] }, 'promo_plan'],
  ['that was switched off', { isActive: false }, 'promo_invalid'],
])('a code %s', (_, more, code) => {
  expect(promoRefusal({ ...promo, ...more }, 'monthly', now)?.code).toBe(code)
})
