import { expect, test } from 'vitest'
import { renewalWords } from './renewal-words.ts'

const monthly = {
  paymentProvider: 'stripe',
  cancelAtPeriodEnd: false,
  priceCents: 999,
  billingPeriod: 'monthly',
} as const

test('a period that renews names the amount and where it comes from', () => {
  const { whatHappens, details } = renewalWords(monthly, 'Visa ending in 4242')
  expect(whatHappens).toBe('renews')
  expect(details).toContain('we will charge $9.99 to your Visa ending in 4242')
  expect(renewalWords({ ...monthly, paymentProvider: 'paypal' }, undefined).details).toContain(
    'through PayPal',
  )
})

test('no one reads about a charge that will not come', () => {
  for (const ending of [
    { ...monthly, cancelAtPeriodEnd: true },
    { ...monthly, paymentProvider: 'manual' as const },
  ]) {
    const { whatHappens, details } = renewalWords(ending, 'Visa ending in 4242')
    expect(whatHappens).toBe('ends')
    expect(details).not.toMatch(/\$|will charge/)
  }
})

test('a member whose subscription PayPal has ended is promised no click that keeps it', () => {
  const ending = { ...monthly, cancelAtPeriodEnd: true }
  expect(renewalWords(ending, undefined).details).toContain('keep it with one click on your billing page')
  const atPaypal = renewalWords({ ...ending, paymentProvider: 'paypal' }, undefined)
  expect(atPaypal.details).toContain('choose a plan again once it has ended')
  expect(atPaypal.details).not.toContain('click')
})

test('a discount to come is not hidden behind the full price, and a plan to come has its own', () => {
  expect(renewalWords({ ...monthly, discountAhead: true }, undefined).details).not.toContain('$9.99')
  const scheduledPlan = {
    planId: 'x',
    planName: 'Retailer',
    priceCents: 2999,
    at: '2027-01-01T00:00:00.000Z',
  }
  expect(renewalWords({ ...monthly, scheduledPlan }, undefined)).toMatchObject({
    whatHappens: 'changes',
    details: expect.stringContaining('Retailer for $29.99'),
  })
})

test('what credit will pay is not said to be collected', () => {
  const { details } = renewalWords({ ...monthly, creditCents: 400 }, 'Visa ending in 4242')
  expect(details).toContain('we will charge the price less your credit to your Visa ending in 4242')
  expect(renewalWords({ ...monthly, creditCents: 999 }, 'Visa ending in 4242').details).toContain(
    'your credit pays for it',
  )
  expect(
    renewalWords({ ...monthly, paymentProvider: 'paypal', creditCents: 400 }, undefined).details,
  ).toContain('we will charge $9.99 through PayPal')
})
