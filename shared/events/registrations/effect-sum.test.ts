import { expect, test } from 'vitest'
import { effectSum } from './effect-sum.ts'

test('the counts of two pages add up figure by figure', () => {
  expect(effectSum({ told: 200, refundCents: 90_000 }, { told: 3, refundCents: 0 })).toEqual({
    told: 203,
    refundCents: 90_000,
  })
})
