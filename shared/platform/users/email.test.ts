import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Email } from './email.ts'

const read = (typed: string) => z.safeParse(Email, typed)
const problems = (typed: string) => read(typed).error?.issues.map(({ message }) => message)

test('an address is one address, however it is typed', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.constantFrom('', ' ', '\t'), (address, space) => {
      const plain = read(address)
      const typed = read(`${space}${address.toUpperCase()}${space}`)
      expect(typed.success).toBe(plain.success)
      if (plain.success) expect(typed.data).toBe(plain.data)
    }),
  )
})

test('what is stored is ASCII, is read as itself, and has no room for a second header or address', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.emailAddress(),
      fc.string({ unit: fc.constantFrom(...'ax3éßбｘ㍿例İ\u0301\u200d。.-_%/:?#@ ') }),
      (noise, address, letters) => {
        for (const typed of [noise, `${address}${noise}`, `${noise}${address}`, `a@${letters}.test`]) {
          const { success, data } = read(typed)
          if (!success) continue
          expect(data).toMatch(/^[!-~]+$/)
          expect(data).toMatch(/^[^\s,;<>"@]+@[a-z0-9.-]+$/)
          expect(read(data).data).toBe(data)
        }
      },
    ),
  )
})

test.each([
  ['Dana@München.TEST', 'dana@xn--mnchen-3ya.test'],
  ['dana@xn--mnchen-3ya.test', 'dana@xn--mnchen-3ya.test'],
  ['dana@ｅｘａｍｐｌｅ。test', 'dana@example.test'],
  ['dana@пример.рф', 'dana@xn--e1afmkfd.xn--p1ai'],
  ["d'ana+lanes/2026@x.test", "d'ana+lanes/2026@x.test"],
])('%s is the address %s', (typed, address) => {
  expect(read(typed).data).toBe(address)
})

test.each([
  'h@x-.test',
  'h@-x.test',
  'h@x',
  'h@x_y.test',
  'h@x..test',
  'h@x.test.',
  'h@1.2.3.4',
  'h@[1.2.3.4]',
  'h@x.t1',
  'h@x.test:80',
  'h@x.test/path',
  'h@ex%61mple.test',
  'h@ü%61.test',
  'h@münchen',
  `h@${'x'.repeat(64)}.test`,
  'jörg@x.test',
  '.h@x.test',
  'h.@x.test',
  'h..h@x.test',
  '"h"@x.test',
  'h@h@x.test',
  `${'h'.repeat(65)}@x.test`,
])('%s is refused as no address', (typed) => {
  expect(problems(typed)).toEqual(['Please enter a valid email address'])
})

test('an address that is too long to log in with is refused', () => {
  const addressOf = (length: number) => `${'h'.repeat(64)}@${'x'.repeat(length - 70)}.test`
  expect(read(addressOf(128)).success).toBe(true)
  expect(problems(addressOf(129))).toEqual(['Please use an address of at most 128 characters'])
})
