import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseImpersonation } from './stored-impersonation.ts'

const stored = {
  originalAdminId: 'a',
  targetUserId: 'b',
  impersonationId: 'imp_1',
  handle: 'imp_1.secret',
  expiresAt: '2026-01-01T00:30:00.000Z',
}

test('an impersonation is taken up as it was stored, and with anything missing or wrong it is none', () => {
  expect(parseImpersonation(JSON.stringify(stored))).toEqual(stored)
  for (const name of Object.keys(stored))
    for (const value of [undefined, null, 7, {}, [], true])
      expect(parseImpersonation(JSON.stringify({ ...stored, [name]: value })), name).toBeUndefined()
  for (const wrong of [{ handle: 'a\nb' }, { handle: 'ü' }, { handle: '' }, { expiresAt: 'soon' }])
    expect(parseImpersonation(JSON.stringify({ ...stored, ...wrong }))).toBeUndefined()
})

test('any text in its place can be read without a failure', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseImpersonation(text)).toBeUndefined()
    }),
  )
})
