import { expect, test } from 'vitest'
import { failedPayments, paymentsBefore, paymentsFor, paymentsIn } from './transactions-search.ts'

const searched = (search: string) => Object.fromEntries(new URLSearchParams(search))

test('a month of revenue leads to the payments from its first day to its last', () => {
  expect(searched(paymentsIn('2028-02'))).toMatchObject({ from: '2028-02-01', to: '2028-02-29' })
  expect(searched(paymentsIn('2026-12'))).toMatchObject({ from: '2026-12-01', to: '2026-12-31' })
  expect(searched(paymentsBefore('2026-01'))).toMatchObject({ type: 'payment', to: '2025-12-31' })
})

test('failed payments lead to those of the 30 days that are counted', () => {
  expect(searched(failedPayments(new Date('2026-03-02T23:00:00Z')))).toEqual({
    tab: 'transactions',
    type: 'payment',
    status: 'failed',
    from: '2026-02-01',
  })
})

test('revenue of a plan leads to its payments, whatever the plan is called', () => {
  expect(searched(paymentsFor('Pro & More 50%'))).toMatchObject({ plan: 'Pro & More 50%' })
})
