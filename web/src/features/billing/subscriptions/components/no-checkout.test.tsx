import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { NoCheckout } from './no-checkout.tsx'

const told = (subscription: Partial<Subscription>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NoCheckout
        refusal="subscribed"
        plan={undefined}
        subscription={{ planName: 'Retailer', cancelAtPeriodEnd: false, ...subscription } as Subscription}
      />
    </MemoryRouter>,
  )

test('only whose plan can be changed is told to change it', () => {
  for (const paymentProvider of ['stripe', 'paypal', 'manual'] as const)
    expect(told({ status: 'active', paymentProvider })).toContain('Change your current plan instead')
  for (const fixed of [
    { status: 'paused', paymentProvider: 'stripe' },
    { status: 'active', paymentProvider: 'stripe', cancelAtPeriodEnd: true },
  ] as const)
    expect(told({ currentPeriodEndAt: '2026-12-25T10:00:00.000Z', ...fixed })).not.toMatch(
      /Change your current plan/,
    )
})

test('only what can be paid here is to be paid here', () => {
  expect(told({ status: 'unpaid', paymentProvider: 'stripe' })).toContain('Pay it under Billing')
  expect(told({ status: 'unpaid', paymentProvider: 'paypal' })).not.toContain('Pay it')
})
