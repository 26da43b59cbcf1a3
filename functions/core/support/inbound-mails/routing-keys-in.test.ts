import { expect, test } from 'vitest'
import { numberInSubject } from './number-in-subject.ts'
import { routingKeysIn } from './routing-keys-in.ts'

test('the keys of requests stand in the addresses of the desk, each once', () => {
  const recipients = [
    'bob@example.test',
    'support@support.boxrise.test',
    'Support+K7q2m4x9t5w8z3b6@Support.Boxrise.test',
    'support+k7q2m4x9t5w8z3b6@support.boxrise.test',
    'support+a1b2c3d4e5f6g7h8@support.boxrise.test',
  ]
  expect(routingKeysIn(recipients, 'support.boxrise.test')).toEqual(['k7q2m4x9t5w8z3b6', 'a1b2c3d4e5f6g7h8'])
})

test.each([
  'support+k7q2m4x9t5w8z3b6@boxrise.test',
  'support+k7q2m4x9t5w8z3b6@support.boxrise.test.evil.test',
  'support+k7q2m4x9t5w8z3b6@evil.test@support.boxrise.test',
  'help+k7q2m4x9t5w8z3b6@support.boxrise.test',
  'support+@support.boxrise.test',
  'support+short@support.boxrise.test',
])('no other address has one: %s', (recipient) => {
  expect(routingKeysIn([recipient], 'support.boxrise.test')).toEqual([])
  expect(routingKeysIn([recipient], '')).toEqual([])
})

test.each([
  ['Re: Refund [S-100042]', 'S-100042'],
  ['AW: [s-100042] Refund', 'S-100042'],
  ['Re: Refund S-100042', undefined],
  ['Re: Refund [S-42]', undefined],
  ['', undefined],
])('the number of a request in %j is %s', (subject, number) => {
  expect(numberInSubject(subject)).toBe(number)
})
