import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Email } from './email.ts'

test('an address is one address, however it is typed', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.constantFrom('', ' ', '\t'), (address, space) => {
      const plain = z.safeParse(Email, address)
      const typed = z.safeParse(Email, `${space}${address.toUpperCase()}${space}`)
      expect(typed.success).toBe(plain.success)
      if (plain.success) expect(typed.data).toBe(plain.data)
    }),
  )
})

test('no accepted address has room for a second header or address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.emailAddress(), (noise, address) => {
      for (const input of [noise, `${address}${noise}`, `${noise}${address}`]) {
        const parsed = z.safeParse(Email, input)
        if (parsed.success) expect(parsed.data).toMatch(/^[^\s,;<>"@]+@[^\s,;<>"@]+$/)
      }
    }),
  )
})

test('an address longer than somebody could log in with is refused', () => {
  expect(z.safeParse(Email, `${'a'.repeat(121)}@x.test`).success).toBe(true)
  expect(z.safeParse(Email, `${'a'.repeat(122)}@x.test`).success).toBe(false)
})
