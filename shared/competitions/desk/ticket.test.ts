import { expect, test } from 'vitest'
import { findCode, readTicket } from './ticket.ts'

const key = 'x_-Y3'.padEnd(22, 'z')
const ticket = `CA1.ABCD2345.${key}`

test.each([
  ticket,
  `  ${ticket}\r\n`,
  `]Q1${ticket}`,
  `\u0002${ticket}\u0003`,
  `*${ticket}*`,
  `S${ticket}#`,
  `https://boxrise.example/t/${ticket}?from=mail`,
  `https://boxrise.example/t?ticket=${ticket}&x=1`,
])('a ticket is found inside what a scanner puts around it: %j', (text) => {
  expect(readTicket(text)).toEqual({ code: 'ABCD2345', key })
})

test.each([
  'WIFI:S:Guest;T:WPA;P:bass;;',
  'https://example.test/?id=1',
  `CA1.ABCD2345.${'x'.repeat(21)}`,
  '',
])('any other code is no ticket: %j', (text) => expect(readTicket(text)).toBeUndefined())

test.each([
  ['ABCD2345', 'ABCD2345'],
  ['abcd-2345', 'ABCD2345'],
  ['abcd 234O', 'ABCD2340'],
  ['ABCD2345\r\n', 'ABCD2345'],
  [']Q1ABCD2345', 'ABCD2345'],
  ['\u0002]C0ABCD2345\u0003', 'ABCD2345'],
  ['*ABCD2345*', 'ABCD2345'],
  ['https://boxrise.example/c/ABCD2345?x=1', 'ABCD2345'],
])('a code is found as it is typed, and inside what a scanner puts around it: %j', (text, code) => {
  expect(findCode(text)).toBe(code)
})

test.each(['WIFI:S:Guest;T:WPA;P:bass;;', '4006381333931', 'Robin Porter', '7'])(
  'what has no eight signs on their own is no code: %j',
  (text) => expect(findCode(text)).toBeUndefined(),
)
