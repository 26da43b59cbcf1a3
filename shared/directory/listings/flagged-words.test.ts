import { expect, test } from 'vitest'
import { isFlagged } from './flagged-words.ts'

test.each(['Pay by GIFT CARD only', 'Message us on WhatsApp!', 'crypto', 'We take Cash App.', 'CBD-oil'])(
  '“%s” waits for an administrator',
  (text) => expect(isFlagged(text)).toBe(true),
)

test.each(['We tune cars.', 'Cryptography class', 'Cards and gifts', ''])('“%s” does not', (text) =>
  expect(isFlagged(text)).toBe(false),
)
