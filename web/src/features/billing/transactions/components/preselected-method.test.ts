import { expect, test } from 'vitest'
import type { PaymentMethod } from '#shared/billing/payment-methods/payment-method.ts'
import { preselectedMethod } from './preselected-method.ts'

const card = (providerMethodId: string, isDefault = false): PaymentMethod => ({
  id: `pay_${providerMethodId}` as PaymentMethod['id'],
  type: 'card',
  isDefault,
  providerMethodId,
  createdAt: '2026-01-01T00:00:00.000Z',
})
const [usual, second, third] = [card('pm_1', true), card('pm_2'), card('pm_3')]

test('a retry begins with the default card, or the only other one if that was declined, never with the declined one', () => {
  expect(preselectedMethod([usual, second], undefined)).toBe(usual)
  expect(preselectedMethod([second, usual], 'pm_2')).toBe(usual)
  expect(preselectedMethod([usual, second], 'pm_1')).toBe(second)
  expect(preselectedMethod([usual, second, third], 'pm_1')).toBeUndefined()
  expect(preselectedMethod([usual], 'pm_1')).toBeUndefined()
  expect(preselectedMethod([], 'pm_1')).toBeUndefined()
})
