import { expect, test } from 'vitest'
import { isDeskNear, waitsWords } from './held-event-words.ts'

const now = '2026-11-29T12:00:00.000Z'

test.each([
  ['live', '2026-11-29T09:00:00.000Z', true],
  ['ended', '2026-11-27T09:00:00.000Z', true],
  ['open', '2026-12-01T09:00:00.000Z', true],
  ['closed', '2026-12-02T11:59:59.000Z', true],
  ['open', '2026-12-02T12:00:00.000Z', false],
] as const)('the desk of an event that is %s and begins at %s is near: %s', (phase, startsAt, near) => {
  expect(isDeskNear({ phase, startsAt }, now)).toBe(near)
})

test('what waits is said with protests first, and nothing where nothing waits', () => {
  const none = { unpaid: 0, offers: 0, protests: 0, unsigned: 0, unverified: 0 }
  expect(waitsWords(none)).toEqual([])
  expect(waitsWords({ ...none, offers: 2, protests: 1 })).toEqual(['1 open protest', '2 spots offered'])
})
