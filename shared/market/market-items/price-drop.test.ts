import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addTime } from '#shared/platform/time/add-time.ts'
import { oldPriceOf, priceDrop } from './price-drop.ts'

type Priced = Parameters<typeof oldPriceOf>[0]

const published = '2026-01-10T15:00:00.000Z'
const first = (priceCents: number): Priced => ({
  priceCents,
  priceKind: 'fixed',
  referenceCents: priceCents,
})

/** The item with a new price, and whether people are told. */
function priced(item: Priced, priceCents: number, now: string): Priced & { told: boolean } {
  const { priceKind, referenceCents, droppedAt, droppedFromCents } = item
  const drop = priceDrop(item, { priceKind, priceCents }, now)
  const kept = {
    ...(referenceCents !== undefined && { referenceCents }),
    ...(droppedAt && { droppedAt }),
    ...(droppedFromCents !== undefined && { droppedFromCents }),
  }
  return { priceKind, ...kept, priceCents, ...drop, told: drop !== undefined }
}

test('from $400.00 people hear of $379.00 but not of $385.00, and the reference never rises', () => {
  const at = (days: number) => addTime(published, { days })
  const small = priced(first(40_000), 38_500, at(1))
  expect(small.told).toBe(false)
  const drop = priced(small, 37_900, at(2))
  expect(drop).toMatchObject({ told: true, referenceCents: 37_900, droppedFromCents: 40_000 })
  const risen = priced(drop, 50_000, at(3))
  expect(risen).toMatchObject({ told: false, referenceCents: 37_900 })
  const back = priced(risen, 39_000, at(4))
  expect(back.told).toBe(false)
  // 5.01 % below the reference, but the last alert is not seven days old.
  expect(priced(back, 36_000, addTime(at(9), { minutes: -1 })).told).toBe(false)
  expect(priced(back, 36_000, at(9))).toMatchObject({
    told: true,
    referenceCents: 36_000,
    droppedFromCents: 37_900,
  })
})

test('it takes 5% and $5.00, both inclusive', () => {
  expect(priced(first(40_000), 38_000, published).told).toBe(true)
  expect(priced(first(40_000), 38_001, published).told).toBe(false)
  expect(priced(first(2000), 1500, published).told).toBe(true)
  expect(priced(first(2000), 1501, published).told).toBe(false)
  expect(priced(first(400), 0, published).told).toBe(false)
})

test('what becomes free or a trade, or was never published, is no drop', () => {
  const item = first(40_000)
  for (const priceKind of ['free', 'trade'] as const)
    expect(priceDrop(item, { priceKind, priceCents: 0 }, published)).toBeUndefined()
  const { referenceCents: _, ...draft } = item
  expect(priceDrop(draft, { priceKind: 'fixed', priceCents: 10 }, published)).toBeUndefined()
})

test('the old price stands beside the new one for 14 days, while that holds', () => {
  const { told: _, ...item } = priced(first(40_000), 37_900, published)
  const last = addTime(published, { days: 14, minutes: -1 })
  expect([oldPriceOf(item, published), oldPriceOf(item, last)]).toEqual([40_000, 40_000])
  expect(oldPriceOf(item, addTime(published, { days: 14 }))).toBeUndefined()
  expect(oldPriceOf({ ...item, priceCents: 38_000 }, last)).toBeUndefined()
  expect(oldPriceOf({ ...item, priceCents: 30_000 }, last)).toBe(40_000)
  expect(oldPriceOf({ ...item, priceKind: 'free', priceCents: 0 }, last)).toBeUndefined()
})

test('however prices go up and down, each alert is of a lower price than the last, a week after it', () => {
  const steps = fc.array(
    fc.record({ priceCents: fc.integer({ min: 0, max: 60_000 }), hours: fc.integer({ min: 0, max: 200 }) }),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(steps, (all) => {
      let [item, now]: [Priced, string] = [first(40_000), published]
      let [lowest, last] = [40_000, '']
      for (const { priceCents, hours } of all) {
        now = addTime(now, { hours })
        const { told, ...after } = priced(item, priceCents, now)
        if (told) {
          expect(priceCents).toBeLessThanOrEqual(lowest * 0.95)
          expect(lowest - priceCents).toBeGreaterThanOrEqual(500)
          if (last) expect(now >= addTime(last, { days: 7 })).toBe(true)
          ;[lowest, last] = [priceCents, now]
        }
        expect(after.referenceCents).toBe(lowest)
        item = after
      }
    }),
  )
})
