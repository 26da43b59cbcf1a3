import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Password } from './password.ts'

const problems = (password: string) =>
  z.safeParse(Password, password).error?.issues.map(({ message }) => message)

test.each([
  '8 chars!',
  'ffffffff',
  '12345678',
  'four ordinary words together',
  'x'.repeat(64),
  'x'.repeat(128),
  'пароль из слов',
  '🔊🔊🔊🔊🔊🔊🔊🔊',
])('%s is accepted: length is the only rule', (password) => {
  expect(problems(password)).toBeUndefined()
})

test.each([
  ['seven77', 'Use at least 8 characters'],
  ['🔊🔊🔊🔊', 'Use at least 8 characters'],
  ['x'.repeat(129), 'Use at most 128 characters'],
  [' padded phrase', 'A password cannot start or end with a space'],
  ['two\nlines of it', 'Use a single line without control characters'],
])('%j is refused with one sentence', (password, sentence) => {
  expect(problems(password)).toEqual([sentence])
})

test('a password is taken in one form, however it is typed, and judged in that form', () => {
  expect(z.parse(Password, 'cafe\u0301 noir')).toBe('caf\u00e9 noir')
  expect(problems('e\u0301e\u0301e\u0301e\u0301')).toEqual(['Use at least 8 characters'])
  // A spacing accent is a space and the accent.
  expect(problems('\u00a8 padded phrase')).toEqual(['A password cannot start or end with a space'])
})

test('whatever is accepted here is accepted by Cognito, whose refusal would tell a new address from a known one', () => {
  const cognito = /^[\S]+.*[\S]+$/
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 7, maxLength: 130 }), (password) => {
      const { success, data } = z.safeParse(Password, password)
      fc.pre(success)
      expect(data).toMatch(cognito)
      expect(data?.length).toBeLessThanOrEqual(256)
    }),
  )
})
