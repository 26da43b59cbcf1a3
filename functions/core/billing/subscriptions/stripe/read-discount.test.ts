import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { readDiscount } from './read-discount.ts'

const day = 86_400
const periodEnd = 30 * day

type Given = { duration: 'once' | 'repeating' | 'forever'; end?: number; billed?: boolean; status?: string }

function read({ duration, end, billed = false, status = 'active' }: Given) {
  const coupon = { duration, percent_off: 20, amount_off: null }
  const discount = { id: 'di_1', end: end ?? null, source: { coupon } }
  return readDiscount({
    status,
    discounts: status === 'incomplete' ? [] : [discount],
    latest_invoice: { discounts: billed ? [discount] : [] },
    items: { data: [{ current_period_end: periodEnd }] },
  } as unknown as Stripe.Subscription)
}

const shown = { discountPercentage: 20, discountAhead: true }

test('a coupon that counts once is shown until its invoice is written', () => {
  expect(read({ duration: 'once' })).toMatchObject(shown)
  expect(read({ duration: 'once', billed: true }).discountPercentage).toBeUndefined()
})

test('a coupon for some months is shown while another payment comes within them', () => {
  expect(read({ duration: 'repeating', end: periodEnd + 1, billed: true })).toMatchObject(shown)
  for (const end of [periodEnd, periodEnd - day])
    expect(read({ duration: 'repeating', end, billed: true }).discountAhead).toBeUndefined()
})

test('a coupon without an end is shown forever', () => {
  expect(read({ duration: 'forever', billed: true })).toMatchObject(shown)
})

test('a checkout shows what its first payment is reduced by', () => {
  expect(read({ duration: 'once', billed: true, status: 'incomplete' })).toMatchObject(shown)
})
