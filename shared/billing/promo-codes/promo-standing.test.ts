import { expect, test } from 'vitest'
import type { PromoCode } from './promo-code.ts'
import { promoStanding } from './promo-standing.ts'

const now = '2026-01-01T00:00:00.000Z'
const promo: PromoCode = {
  id: 'promo_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  code: 'BASS',
  type: 'percentage',
  value: 20,
  description: '',
  isActive: true,
  usageCount: 2,
  revision: 1,
  planIds: [],
  createdAt: now,
  version: 1,
}

test.each<[string, Partial<PromoCode>, string]>([
  ['without end and limit', {}, 'offered'],
  ['in its last millisecond', { validUntil: '2026-01-01T00:00:00.001Z' }, 'offered'],
  ['at its end', { validUntil: now }, 'expired'],
  ['with one use left', { usageLimit: 3 }, 'offered'],
  ['with none left', { usageLimit: 2 }, 'used_up'],
  ['that an administrator ended, whatever else is over', { isActive: false, usageLimit: 2 }, 'ended'],
])('a code %s stands: %s', (_, more, standing) => {
  expect(promoStanding({ ...promo, ...more }, now)).toBe(standing)
})
