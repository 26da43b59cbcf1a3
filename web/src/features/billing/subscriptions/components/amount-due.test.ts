import { expect, test } from 'vitest'
import { amountDue } from './amount-due.ts'

const plan = { priceCents: 999 }
const bare = { plan, promo: undefined, creditCents: 0, step: undefined }
const step = (amountDueCents: number, taxCents?: number) => ({
  kind: 'card' as const,
  intent: 'payment' as const,
  clientSecret: 'secret',
  amountDueCents,
  ...(taxCents !== undefined && { taxCents }),
})

test('a promo code and then the balance are taken off the price', () => {
  expect(amountDue({ ...bare, promo: { discountCents: 200 }, creditCents: 300 })).toEqual({
    priceCents: 999,
    discountCents: 200,
    creditCents: 300,
    dueCents: 499,
  })
})

test('a balance pays no more than there is to pay', () => {
  expect(amountDue({ ...bare, creditCents: 5000 })).toMatchObject({ creditCents: 999, dueCents: 0 })
})

test('taxes are shown when the provider speaks of them, also when none are due, and only then', () => {
  expect(amountDue(bare)).not.toHaveProperty('taxCents')
  expect(amountDue({ ...bare, step: step(1079, 80) })).toMatchObject({
    taxCents: 80,
    dueCents: 1079,
    creditCents: 0,
  })
  expect(amountDue({ ...bare, step: step(999, 0) })).toMatchObject({ taxCents: 0, dueCents: 999 })
  expect(amountDue({ ...bare, step: step(999) })).not.toHaveProperty('taxCents')
})

test('what the provider asks is what is due, and the lines add up to it', () => {
  const { priceCents, discountCents, creditCents, dueCents } = amountDue({ ...bare, step: step(700) })
  expect(dueCents).toBe(700)
  expect(priceCents - discountCents - creditCents).toBe(dueCents)
})
