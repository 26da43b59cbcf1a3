import { expect, test } from 'vitest'
import { chooseAd } from './choose-ad.ts'

const a = { id: 'A', model: 'views', weight: 300 } as const
const b = { id: 'B', model: 'views', weight: 100 } as const
const sponsors = ['S', 'T'].map((id) => ({ id, model: 'sponsor' as const, weight: 1 }))

test('campaigns of views share by what is left of their day', () => {
  expect(chooseAd([a, b], 0)?.id).toBe('A')
  expect(chooseAd([a, b], 0.74)?.id).toBe('A')
  expect(chooseAd([a, b], 0.75)?.id).toBe('B')
  expect(chooseAd([a, b], 0.999)?.id).toBe('B')
})

test('sponsors come first, and share equally', () => {
  expect(chooseAd([a, ...sponsors], 0.49)?.id).toBe('S')
  expect(chooseAd([...sponsors, b], 0.5)?.id).toBe('T')
})

test('one with nothing left of its day is never chosen', () => {
  expect(chooseAd([{ ...a, weight: 0 }, b], 0)?.id).toBe('B')
  expect(chooseAd([{ ...a, weight: 0 }], 0)).toBeUndefined()
  expect(chooseAd([], 0.5)).toBeUndefined()
})
