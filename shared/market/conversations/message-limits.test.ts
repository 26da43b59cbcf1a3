import { expect, test } from 'vitest'
import {
  conversationsADay,
  conversationsOfNewAccount,
  hasContact,
  isSuspect,
  lettersOfRepeat,
  messagesAnHour,
  repeatKey,
  sellersOfRepeat,
} from './message-limits.ts'

test('twenty conversations a day, five in the first week, sixty messages an hour, and a text to three sellers', () => {
  expect([conversationsADay, conversationsOfNewAccount, messagesAnHour]).toEqual([20, 5, 60])
  expect([lettersOfRepeat, sellersOfRepeat]).toEqual([30, 3])
})

test.each([
  'Call 602-555-0123',
  'Call (602) 555-0123 tonight',
  'Text 602.555.0123.',
  'My number is 6025550123',
  'Reach me on +1 602 555 0123',
  '1-602-555-0123',
  '+49 170 1234567',
  'six zero two five five five zero one two three',
  'six oh two 555 0123',
  '6 0 2 5 5 5 0 1 2 3',
  '６０２ ５５５ ０１２３',
  '602\u200b555\u200b0123',
  '602–555–0123',
  '602\u2011555\u20110123',
  '602 · 555 · 0123',
  '602_555_0123',
  '6\ufe0f\u20e30\ufe0f\u20e32\ufe0f\u20e35\ufe0f\u20e35\ufe0f\u20e35\ufe0f\u20e30\ufe0f\u20e31\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e3',
])('a phone number is one: %s', (text) => {
  expect(hasContact(text)).toBe(true)
})

test.each([
  'See https://shop.example/amp',
  'See HTTP://SHOP.EXAMPLE',
  'www.shop.example has more',
  'It is on mystore.com',
  'It is on mystore dot com',
  'It is on mystore (dot) com',
  'It is on mystore [.] com',
  'It is on mystore . com',
  'It is on mystore. com',
  'Write to t.me/pat',
])('a link is one: %s', (text) => {
  expect(hasContact(text)).toBe(true)
})

test.each([
  'pat@example.test',
  'pat @ example.test',
  'pat (at) example (dot) com',
  'Pat AT gmail DOT com',
  'pat at gmail.com',
  'pat[at]example.test',
])('an email address is one: %s', (text) => {
  expect(hasContact(text)).toBe(true)
})

test.each([
  'Bought it in 2019 for $1,299.95',
  '10 AWG 0/1 gauge',
  'I can meet you at noon. That works for me. Us two can lift it.',
  'Made in 2019, 2020, and 2021: 2019 2020 2021',
  'Do you have sizes 10 12 15 18 21 24?',
  'I paid 100 200 300 400 for four of them',
  'Polka dot grille, at the shop in Mesa',
  'It has 4.5 mm terminals and 12.7 V at rest',
  'Is 85004-1234 your ZIP?',
  'Seven hundred watts at two ohms, one hundred at four',
  'Deal. Net price is fine.',
  'Would you take $850?',
  'It does 500/900/1500 watts at 4/2/1 ohms',
  'Between 100–200 watts, 2019–2021',
])('what only looks like one is none: %s', (text) => {
  expect(hasContact(text)).toBe(false)
})

test.each([
  'I sent you a VERIFICATION CODE, read it to me',
  'Pay with a gift-card',
  'Do a wire transfer today',
  'My courier will collect it',
  'We pay outside of the site',
  'I have a cashier’s check',
])('words of fraud are seen: %s', (text) => {
  expect(isSuspect(text)).toBe(true)
})

test.each([
  'Does it come with the 4 AWG wire?',
  'Which gift do you want for your card table?',
  'The error code is E5',
  'You pay on pickup, outside the shop',
])('words of every day are not: %s', (text) => {
  expect(isSuspect(text)).toBe(false)
})

test('a text is told again by its words alone, from thirty letters on', () => {
  const text = 'Hello, is this still for sale? I can pick it up today.'
  expect(repeatKey(text)).toBe(repeatKey('HELLO is this still for sale!! I can pick it up today'))
  expect(repeatKey('Is it still there?')).toBeUndefined()
  expect(repeatKey('a'.repeat(29))).toBeUndefined()
  expect(repeatKey('a'.repeat(30))).toBe('a'.repeat(30))
})
