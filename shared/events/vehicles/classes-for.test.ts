import { expect, test } from 'vitest'
import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import { classesFor, classRefusal } from './classes-for.ts'
import { coneArea, ratingOf } from './rating-of.ts'
import type { Woofers } from './vehicle.ts'

test.each([
  [80, 'round', 50],
  [100, 'round', 79],
  [120, 'round', 113],
  [150, 'round', 177],
  [180, 'round', 254],
  [120, 'square', 144],
] as const)('a cone of %i tenths of an inch, %s, has %i square inches', (sizeTenthsIn, shape, area) => {
  expect(coneArea({ sizeTenthsIn, shape })).toBe(area)
})

const vehicle = (count: number, sizeTenthsIn: number, shape: Woofers['shape'], powerWatts: number) => ({
  woofers: [{ count, sizeTenthsIn, shape }],
  powerWatts,
  ampChannels: 2,
})

const trunk = (classKey: string, min: number, max: number): EventClassFields => ({
  classKey,
  name: classKey,
  division: 'Trunk',
  assign: { formula: 'cone_plus_power', min, max },
  feeCents: 0,
  closed: false,
})
const t1 = trunk('T1', 0, 2000)
const t2 = trunk('T2', 2001, 4000)

test.each([
  ['2 × 15 round + 1500', vehicle(2, 150, 'round', 1500), 1854, 'T1'],
  ['2 × 12 square + 1712', vehicle(2, 120, 'square', 1712), 2000, 'T1'],
  ['2 × 12 square + 1713', vehicle(2, 120, 'square', 1713), 2001, 'T2'],
  ['4 × 12 round + 3000', vehicle(4, 120, 'round', 3000), 3452, 'T2'],
])('%s belongs in its class', (_, one, rating, own) => {
  expect(ratingOf(one, 'cone_plus_power')).toBe(rating)
  expect(classesFor(one, [t2, t1]).find(({ isOwn }) => isOwn)?.classKey).toBe(own)
})

test('a vehicle may enter above its class and never below', () => {
  const small = vehicle(2, 150, 'round', 1500)
  expect(classesFor(small, [t1, t2]).map(({ classKey }) => classKey)).toEqual(['T1', 'T2'])
  expect(classRefusal(vehicle(2, 120, 'square', 1713), t1)).toBe('2,001 class points: over the 2,000 of T1.')
})
