import { expect, test } from 'vitest'
import { emptyPool, type Pool } from '#core/events/event-places/pools.ts'
import { firstInLine } from './first-in-line.ts'
import type { WaitingPlace } from './waiting-places.ts'

const eventId = 'evt_01HZZZZZZZZZZZZZZZZZZZZZZZ'
const pool = (of: string, more: Partial<Pool> = {}): [string, Pool] => [
  of,
  { ...emptyPool(eventId, of, 0), ...more },
]
const inLine = (name: string, ...classKeys: string[]) =>
  ({ eventId, registrationId: name, joinedAt: '', classKeys, version: 1 }) as unknown as WaitingPlace
const names = (places: WaitingPlace[]) => places.map(({ registrationId }) => registrationId)

test('as many are told as places open, the first in line first', () => {
  const line = [inLine('a'), inLine('b'), inLine('c')]
  expect(names(firstInLine(new Map([pool('event', { reserved: 1 })]), line))).toEqual(['a'])
  expect(names(firstInLine(new Map([pool('event', { reserved: 2 })]), line))).toEqual(['a', 'b'])
})

test('someone whose class is full is passed by the next, and a place that was open before tells no one again', () => {
  const pools = new Map([pool('event', { reserved: 1 }), pool('S1'), pool('T1', { available: 1 })])
  expect(names(firstInLine(pools, [inLine('a', 'S1'), inLine('b', 'T1')]))).toEqual(['b'])
  const open = new Map([pool('event', { available: 1 }), pool('T1', { available: 1 })])
  expect(firstInLine(open, [inLine('b', 'T1')])).toEqual([])
})
