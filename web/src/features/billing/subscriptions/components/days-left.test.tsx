import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { DaysLeft } from './days-left.tsx'

const toldBefore = (paymentProvider: string) => {
  const subscription = {
    paymentProvider,
    planName: 'Retailer',
    currentPeriodEndAt: '2026-12-15T12:00:00.000Z',
  } as Partial<Subscription> as Subscription
  return renderToStaticMarkup(<DaysLeft subscription={subscription} now="2026-12-01T12:00:00.000Z" />)
}

test('a member who pays by card reads that the days left are kept', () => {
  expect(toldBefore('stripe')).toMatch(/14 days.*get them back.*a new period starts/)
})

test('an arranged plan keeps its days without an end, and no payment is announced', () => {
  expect(toldBefore('manual')).toMatch(/14 days.*We keep them for you/)
  expect(toldBefore('manual')).not.toMatch(/Dec 15|new period|full price/)
})

test('a member who pays with PayPal is promised no days that PayPal does not keep', () => {
  expect(toldBefore('paypal')).toMatch(
    /still ends on Dec 15, 2026.*stays paused until PayPal bills you again/,
  )
  expect(toldBefore('paypal')).not.toMatch(/get them back|extended|new period/)
})
