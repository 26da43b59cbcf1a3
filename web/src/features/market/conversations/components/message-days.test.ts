import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#shared/ids.ts'
import { messageDays, type ShownMessage } from './message-days.ts'

beforeEach(() => {
  vi.stubEnv('TZ', 'America/Chicago')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

const said = (fromId: string, sentAt: string, kind: ShownMessage['kind'] = 'text'): ShownMessage => ({
  id: newId('msg', sentAt),
  conversationId: newId('cnv', sentAt),
  fromId,
  kind,
  text: kind === 'text' ? sentAt : '',
  sentAt,
})

const now = '2026-11-29T18:00:00.000Z'

test('messages stand below their days on the calendar of the reader, the last one at the end', () => {
  const days = messageDays(
    [
      said('a', '2026-11-29T17:00:00.000Z'),
      // In Chicago this is still Saturday.
      said('b', '2026-11-29T05:30:00.000Z'),
      said('a', '2026-11-28T18:00:00.000Z'),
      said('a', '2026-11-27T18:00:00.000Z'),
      said('b', '2025-12-31T18:00:00.000Z'),
    ],
    now,
  )
  expect(days.map(({ label, messages }) => [label, ...messages.map(({ message }) => message.text)])).toEqual([
    ['Wednesday, December 31, 2025', '2025-12-31T18:00:00.000Z'],
    ['Friday, November 27', '2026-11-27T18:00:00.000Z'],
    ['Yesterday', '2026-11-28T18:00:00.000Z', '2026-11-29T05:30:00.000Z'],
    ['Today', '2026-11-29T17:00:00.000Z'],
  ])
})

test('a message within five minutes of one by the same member needs no name; one after an event, or on another day, does', () => {
  const [yesterday, today] = messageDays(
    [
      said('a', '2026-11-29T06:01:00.000Z'),
      said('a', '2026-11-29T05:59:00.000Z'),
      said('a', '2026-11-29T05:58:00.000Z', 'withdrawn'),
      said('a', '2026-11-29T05:57:00.000Z'),
      said('b', '2026-11-29T05:56:00.000Z'),
      said('b', '2026-11-29T05:51:00.000Z'),
      said('b', '2026-11-29T05:46:01.000Z'),
    ],
    now,
  )
  expect(yesterday?.messages.map(({ follows }) => follows)).toEqual([false, true, false, false, false, false])
  expect(today?.messages.map(({ follows }) => follows)).toEqual([false])
})

test('there are no days without messages', () => {
  expect(messageDays([], now)).toEqual([])
})
