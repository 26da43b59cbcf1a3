import { expect, test } from 'vitest'
import { invitationEnded } from './invitation-ended.ts'

const invited = { status: 'invited', invitedAt: '2026-05-01T10:00:00.000Z' } as const
const event = { endsAt: '2026-05-20T20:00:00.000Z' }

test('an invitation to help counts until the event is over, and for 30 days at most', () => {
  expect(invitationEnded(invited, event, '2026-05-20T19:59:59.999Z')).toBe(false)
  expect(invitationEnded(invited, event, event.endsAt)).toBe(true)
  for (const later of [{ endsAt: '2026-12-01T20:00:00.000Z' }, {}]) {
    expect(invitationEnded(invited, later, '2026-05-31T09:59:59.999Z')).toBe(false)
    expect(invitationEnded(invited, later, '2026-05-31T10:00:00.000Z')).toBe(true)
  }
})

test('someone who is invited after the event has 30 days, and a helper stays one', () => {
  const after = { endsAt: '2026-04-20T20:00:00.000Z' }
  expect(invitationEnded(invited, after, '2026-05-30T10:00:00.000Z')).toBe(false)
  expect(invitationEnded({ ...invited, status: 'accepted' }, event, '2027-01-01T00:00:00.000Z')).toBe(false)
})
