import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Subscription } from '#shared/subscriptions/subscription.ts'
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
  expect(told({ status: 'active', paymentProvider: 'stripe' })).toContain('Change the plan you have instead')
  for (const fixed of [
    { status: 'active', paymentProvider: 'paypal' },
    { status: 'active', paymentProvider: 'manual' },
    { status: 'paused', paymentProvider: 'stripe' },
    { status: 'active', paymentProvider: 'stripe', cancelAtPeriodEnd: true },
  ] as const)
    expect(told(fixed)).not.toMatch(/Change the plan|pay the difference/)
})

test('only what can be paid here is to be paid here', () => {
  expect(told({ status: 'unpaid', paymentProvider: 'stripe' })).toContain('Pay it under Billing')
  expect(told({ status: 'unpaid', paymentProvider: 'paypal' })).not.toContain('Pay it')
})
