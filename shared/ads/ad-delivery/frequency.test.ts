import { expect, test } from 'vitest'
import { freshSeen, type SeenAds, seenEnough, withView } from './frequency.ts'

const hour = 3_600_000
const id = 'adc_01JZ0000000000000000000000'
const ad = { id, cap: { views: 2, hours: 24 } }

test('a campaign is skipped once it was seen as often as its cap says, until that is over', () => {
  const once = withView({}, ad, 0)
  expect(seenEnough(once, 1)).toEqual([])
  const twice = withView(once, ad, hour)
  expect(seenEnough(twice, hour)).toEqual([id])
  expect(seenEnough(twice, 24 * hour - 1)).toEqual([id])
  // The first view is a day old.
  expect(seenEnough(twice, 24 * hour)).toEqual([])
})

test('what is older than its cap is forgotten', () => {
  const seen = withView({}, ad, 0)
  expect(freshSeen(seen, 24 * hour - 1)).toEqual(seen)
  expect(freshSeen(seen, 24 * hour)).toEqual({})
})

test('fifty campaigns are kept, those that were seen last', () => {
  let seen: SeenAds = {}
  for (let at = 0; at < 60; at++) seen = withView(seen, { id: `adc_${at}`, cap: ad.cap }, at)
  expect(Object.keys(seen)).toHaveLength(50)
  expect(seen).not.toHaveProperty('adc_9')
  expect(seen).toHaveProperty('adc_10')
})
