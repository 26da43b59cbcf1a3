import { expect, test } from 'vitest'
import { inviteEnds, isOpenInvite } from './open-invite.ts'

test('an invitation counts for 14 days, and not at the instant when they are over', () => {
  const expiresAt = inviteEnds('2026-06-01T12:00:00.000Z')
  expect(expiresAt).toBe('2026-06-15T12:00:00.000Z')
  expect(isOpenInvite({ expiresAt }, '2026-06-15T11:59:59.999Z')).toBe(true)
  expect(isOpenInvite({ expiresAt }, '2026-06-15T12:00:00.000Z')).toBe(false)
})
