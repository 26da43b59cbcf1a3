import { expect, test } from 'vitest'
import type { DeskHours } from '#shared/support/support-desks/desk-settings.ts'
import { leftOf, newClock } from '#shared/support/support-desks/run-clock.ts'
import { reclockedRequest } from './reclocked-request.ts'
import type { SupportRequest } from './support-request.ts'

const minuteMs = 60_000
const weekOf = (open: number, close: number): DeskHours => ({
  timeZone: 'America/Chicago',
  week: Array.from({ length: 7 }, () => [[open * 60, close * 60]]),
  holidays: [],
})
const [before, after] = [weekOf(9, 17), weekOf(12, 20)]
const monday = (clock: string) => `2027-03-01T${clock}:00.000Z`
/** 9:00 AM, and 11:00 AM when the hours change. */
const [start, at] = [monday('15:00'), monday('17:00')]
const request = (clocks: SupportRequest['clocks']) => ({ status: 'open', clocks }) as SupportRequest

test('what was used stays used, and what is left is counted by the new hours', () => {
  const changed = reclockedRequest(request({ solve: newClock(300, start, before) }), { at, before, after })
  // Two hours are used; the other three begin at noon.
  expect(changed.clocks.solve).toMatchObject({ usedMs: 120 * minuteMs, since: at, dueAt: monday('21:00') })
  expect(changed.clocks.solve && leftOf(changed.clocks.solve, at, after)).toBe(180 * minuteMs)
})

test('doing it again changes nothing, and a clock that stands still stays as it is', () => {
  const paused = { targetMinutes: 60, usedMs: 5 }
  const once = reclockedRequest(request({ first: paused, solve: newClock(300, start, before) }), {
    at,
    before,
    after,
  })
  expect(reclockedRequest(once, { at, before, after })).toEqual(once)
  expect(once.clocks.first).toEqual(paused)
})

test('a clock that began after the change runs by the new hours, whichever its beginner had read', () => {
  const later = monday('18:30')
  const right = newClock(60, later, after)
  for (const read of [before, after])
    expect(
      reclockedRequest(request({ first: newClock(60, later, read) }), { at, before, after }).clocks.first,
    ).toEqual(right)
})
