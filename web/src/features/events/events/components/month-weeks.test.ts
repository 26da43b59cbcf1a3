import { expect, test } from 'vitest'
import { eventsOn } from './events-on.ts'
import { monthWeeks } from './month-weeks.ts'

test('a month is shown in whole weeks from Sunday on', () => {
  const weeks = monthWeeks('2026-11')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', ...Array(5).fill(undefined)])
})

test('the shortest month fills four weeks, and a long one that begins on a Saturday six', () => {
  expect(monthWeeks('2026-02').flat()).toHaveLength(28)
  expect(monthWeeks('2026-08')).toHaveLength(6)
  expect(monthWeeks('2028-02').flat().filter(Boolean).at(-1)).toBe('2028-02-29')
})

test('an event stands on each of its days, also where it goes on into the next month', () => {
  const event = { startsOn: '2026-10-31', endsOn: '2026-11-01' }
  expect(eventsOn('2026-10-30', [event])).toEqual([])
  expect(eventsOn('2026-10-31', [event])).toEqual([event])
  expect(eventsOn('2026-11-01', [event])).toEqual([event])
  expect(eventsOn('2026-11-02', [event])).toEqual([])
})
