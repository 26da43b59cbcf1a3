import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { RecoveryCode, recoveryCode } from './recovery-code.ts'

test('a code reads the same with or without dashes, in capitals or not, and with look-alikes', () => {
  void fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      const code = recoveryCode(bytes)
      expect(code).toMatch(/^(\w{4}-){3}\w{4}$/)
      const read = RecoveryCode.parse(code)
      expect(read).toBe(code.replaceAll('-', ''))
      expect(RecoveryCode.parse(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(read)
      expect(RecoveryCode.parse(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(read)
    }),
  )
})

test.each(['', 'ABCD', '0000-0000-0000-000U', `${'0'.repeat(17)}`])('%j is no recovery code', (typed) => {
  expect(RecoveryCode.safeParse(typed).success).toBe(false)
})
