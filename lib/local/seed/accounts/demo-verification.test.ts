import { expect, test } from 'vitest'
import { Verification } from '#shared/platform/verifications/verification.ts'
import { demoUsers } from './demo-accounts.ts'
import { demoVerification } from './demo-verification.ts'

test('the demo business that waits has sent a paper of the size that is said', () => {
  const now = '2026-01-01T00:00:00.000Z'
  const pending = demoUsers(now).find(({ email }) => email === 'pending@demo.test')
  if (!pending) throw new Error('there is no pending@demo.test')
  const { verification, file } = demoVerification(pending, now)
  expect(Verification.parse(verification)).toEqual(verification)
  const text = file.body.toString('latin1')
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text).toContain('(Low End Theory Garage) Tj')
  expect(verification.documents).toMatchObject([{ id: file.documentId, bytes: file.body.length }])
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(table, table + 4)).toBe('xref')
})
