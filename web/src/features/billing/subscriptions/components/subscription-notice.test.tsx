import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { SubscriptionNotice } from './subscription-notice.tsx'

const noticeOf = (paymentProvider: string, status: string) => {
  const subscription = {
    status,
    paymentProvider,
    planName: 'Retailer',
    currentPeriodEndAt: '2026-05-01T00:00:00.000Z',
  }
  return renderToStaticMarkup(
    <SubscriptionNotice subscription={subscription as Subscription} plans={undefined} />,
  )
}

test('a member whose payment failed reads to pay where that can be done here, and never what PayPal alone can collect', () => {
  expect(noticeOf('stripe', 'past_due')).toContain('you can pay it now')
  expect(noticeOf('stripe', 'unpaid')).toContain('Pay it to get Retailer back')
  expect(noticeOf('paypal', 'past_due')).toMatch(/keep Retailer while PayPal tries again/)
  expect(noticeOf('paypal', 'unpaid')).toMatch(/has stopped trying.*choose a plan/)
  for (const status of ['past_due', 'unpaid'])
    expect(noticeOf('paypal', status)).not.toMatch(/paying|pay it/i)
})
