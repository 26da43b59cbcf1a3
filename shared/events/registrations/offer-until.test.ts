import { expect, test } from 'vitest'
import { offerUntil } from './offer-until.ts'

const close = '2027-05-01T04:00:00.000Z'

test.each([
  ['2027-04-29T10:00:00.000Z', '2027-04-30T10:00:00.000Z'],
  ['2027-04-30T20:00:00.000Z', close],
  ['2027-05-01T02:30:00.000Z', undefined],
  ['2027-05-01T05:00:00.000Z', undefined],
])('a place that is free at %s is kept until %s', (now, until) => {
  expect(offerUntil(now, close)).toBe(until)
})
