import { expect, test } from 'vitest'
import { isSameNumber } from './is-same-number.ts'

const before = { number: 'HSL-2041', validUntilOn: '2027-07-10' }

test.each([
  ['another spelling', { number: 'hsl-2041 ', validUntilOn: '2027-07-10' }, '2027-07-01', true],
  ['another number', { number: 'HSL-2042', validUntilOn: '2027-07-10' }, '2027-07-01', false],
  ['renewed in time', { number: 'HSL-2041', validUntilOn: '2028-07-10' }, '2027-07-10', true],
  ['renewed after it had ended', { number: 'HSL-2041', validUntilOn: '2028-07-10' }, '2027-07-11', false],
  ['without an end after it had ended', { number: 'HSL-2041' }, '2027-07-11', false],
  ['ended earlier than was said', { number: 'HSL-2041', validUntilOn: '2027-06-30' }, '2027-07-11', true],
])('%s', (_, said, now, same) => {
  expect(isSameNumber(before, said, `${now}T12:00:00.000Z`)).toBe(same)
})
