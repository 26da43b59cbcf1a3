import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redact } from './redact.ts'

const secretName = fc.constantFrom(
  'password',
  'newPassword',
  'passphrase',
  'clientSecret',
  'accessToken',
  'Authorization',
  'Cookie',
  'set-cookie',
  'apiKey',
  'x-api-key',
  'privateKey',
  'signature',
  'code',
  'cardNumber',
  'cvc',
  'ticket',
)
const planted = 'PLANTED-5ecret'
const surroundings = fc.tuple(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

test('a value under a secret name never survives, however it is wrapped', () => {
  const wrap = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      secretName.map((name) => ({ [name]: planted })),
      fc.record({ ok: fc.string(), inner: tie('value') }),
      fc.array(tie('value'), { minLength: 1, maxLength: 2 }),
      secretName.map((name) => ({ [name]: { deep: [planted] } })),
      fc.string().map((message) => new Error(message, { cause: { password: planted } })),
    ),
  })).value
  fc.assert(
    fc.property(wrap, (value) => {
      expect(JSON.stringify(redact(value)) ?? '').not.toContain(planted)
    }),
  )
})

test('a token never survives in free text', () => {
  const part = fc.stringMatching(/^[\w-]{8,30}$/)
  fc.assert(
    fc.property(surroundings, part, part, part, ([before, after], a, b, c) => {
      const signature = `SIG${c}`
      const text = `${before}eyJ${a}.${b}.${signature}${after}`
      expect(redact(text)).not.toContain(signature)
      expect(redact(`${before} Bearer ${signature}.opaque ${after}`)).not.toContain(signature)
    }),
  )
})

test('a card number never survives, whatever stands around it', () => {
  const written = fc.constantFrom('4242 4242 4242 4242', '4242424242424242', '4242-4242-4242-4242')
  const around = fc.constantFrom('', ' ', 'card', '_', '=', '12/27', ' 123', ' 1227 ', '"', 'x', ', ')
  fc.assert(
    fc.property(written, around, around, (card, before, after) => {
      fc.pre(!/\d$/.test(before) && !/^\d/.test(after))
      expect(redact(before + card + after)).not.toContain('4242')
    }),
  )
})

test('text without a secret stays as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ,.:/]{0,60}$/), (text) => {
      fc.pre(!/bearer|[sr]k_|eyJ/i.test(text))
      expect(redact(text)).toBe(text)
    }),
  )
})
