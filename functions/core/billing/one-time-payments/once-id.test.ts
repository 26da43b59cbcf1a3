import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { namedInOnceId, onceIdOf } from './once-id.ts'

const at = '2027-01-15T09:30:00.000Z'
const userId = 'b0a4f6a0-0000-4000-8000-000000000001'
const named = {
  userId,
  purpose: { kind: 'entry' as const, registrationId: newId('reg', at), eventId: newId('evt', at) },
}

test('the name of a payment says whose it is and what for, within PayPal’s 127 signs', () => {
  const id = onceIdOf(named)
  expect(id.length).toBeLessThanOrEqual(127)
  expect(namedInOnceId(id)).toEqual(named)
})

test.each([
  undefined,
  '',
  `${userId}:${newId('sub', at)}`,
  `entry:${userId}:reg_1:evt_1`,
  `${onceIdOf(named)}:x`,
])('anything else names no payment of ours: %s', (id) => expect(namedInOnceId(id)).toBeUndefined())
