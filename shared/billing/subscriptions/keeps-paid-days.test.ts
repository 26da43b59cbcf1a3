import { expect, test } from 'vitest'
import { resumesWithoutCharge } from './keeps-paid-days.ts'

const paused = (paymentProvider: 'stripe' | 'paypal' | 'manual') => ({
  paymentProvider,
  currentPeriodEndAt: '2026-02-01T12:00:00.000Z',
  originalPeriodEndAt: '2026-02-01T12:00:00.000Z',
})

test.each([
  ['stripe', '2026-02-01T11:59:59.999Z', true],
  ['stripe', '2026-02-01T12:00:00.000Z', false],
  ['paypal', '2026-02-01T11:59:59.999Z', true],
  ['paypal', '2026-03-01T00:00:00.000Z', false],
  ['manual', '2027-01-01T00:00:00.000Z', true],
] as const)(
  'what is paid through %s and paused is resumed at %s without a charge: %s',
  (provider, at, free) => {
    expect(resumesWithoutCharge(paused(provider), at)).toBe(free)
  },
)
