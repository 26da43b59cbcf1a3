import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskedData, maskedText } from './masked.ts'

test.each([
  ['Write to ann.lee+audio@mail.example.co.uk today', 'Write to [email] today'],
  ['Call (214) 555-0100 or 214.555.0101, 2145550102', 'Call [phone] or [phone], [phone]'],
  ['From +44 20 7946 0958 or 020 7946 0958', 'From [phone] or [phone]'],
  ['Call 555-0100', 'Call [phone]'],
  ['Paid with 4242 4242 4242 4242, then 4242-4242-4242-4242', 'Paid with [number], then [number]'],
  ['My account is 12345678', 'My account is [number]'],
  ['I live at 1200 N. Main Street, Dallas', 'I live at [address], Dallas'],
  ['Ship to 77 Sunset Blvd. please', 'Ship to [address] please'],
  ['P.O. Box 1234', '[address]'],
])('%s', (text, masked) => {
  expect(maskedText(text)).toBe(masked)
})

test.each([
  'Two 12-inch subs, 1500 W at 2 ohms, tuned to 32.5 Hz',
  'We ran 149.7 dB and 151.3 dB on 2026-11-30 at 10:30',
  'It costs $1,250.00 and ships in 3 days',
  'Request S-100042',
])('%s stays', (text) => {
  expect(maskedText(text)).toBe(text)
})

const around = fc.constantFrom('', ' ', ', ', '\n', '"', ': ', 'x ', '(', ' and ')
const digits = (length: number) => fc.stringMatching(new RegExp(`^[2-9]\\d{${length - 1}}$`))
const grouped = (number: string, separator: string) => number.match(/.{1,4}/g)?.join(separator) ?? number
const secret = fc.oneof(
  fc.emailAddress({ size: 'small' }),
  fc
    .tuple(digits(3), digits(3), digits(4), fc.constantFrom('-', '.', ' ', ''))
    .map(([area, office, line, separator]) => [area, office, line].join(separator)),
  fc.tuple(digits(3), digits(3), digits(4)).map(([area, office, line]) => `(${area}) ${office}-${line}`),
  digits(10).map((number) => `+1${number}`),
  fc
    .tuple(fc.integer({ min: 13, max: 19 }).chain(digits), fc.constantFrom('', ' ', '-'))
    .map(([number, separator]) => grouped(number, separator)),
)

test('no address, telephone number, or card number of the data is in what leaves', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(around, secret, around), { minLength: 1, maxLength: 4 }), (parts) => {
      const text = parts.map((part) => part.join('')).join(' ')
      const left = JSON.stringify(maskedData({ messages: [{ text }], replies: [text] }))
      for (const [, one] of parts) expect(left).not.toContain(one)
    }),
    { numRuns: 500 },
  )
})
