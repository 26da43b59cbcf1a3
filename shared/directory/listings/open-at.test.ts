import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addTime } from '#shared/platform/time/add-time.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import { hoursOn, openAt } from './open-at.ts'
import type { DayHours, SpecialDay, WeekHours } from './opening-hours.ts'

const chicago = 'America/Chicago'
const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
type Week = Partial<Record<(typeof days)[number], DayHours>>

const weekOf = (week: Week): WeekHours => days.map((day) => week[day] ?? [])
const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
/** From one time to another, which is on the next day if it is not later. */
const from = (open: string, close: string): [number, number] => [
  at(open),
  at(close) > at(open) ? at(close) : at(close) + 1440,
]

const state = (week: Week, timeZone: string, now: string, specialDays: SpecialDay[] = []) =>
  openAt({ hours: weekOf(week), specialDays, timeZone }, now)

const isOpen = (...asked: Parameters<typeof state>) => state(...asked)?.isOpen

const fridayNight = { fri: [from('18:00', '02:00')] }

test('after midnight the hours of the evening before run on, and the closing minute is closed', () => {
  expect(state(fridayNight, chicago, '2026-11-28T07:30:00.000Z')).toEqual({
    isOpen: true,
    until: { on: '2026-11-28', minutes: 120 },
  })
  expect(isOpen(fridayNight, chicago, '2026-11-28T07:59:59.999Z')).toBe(true)
  expect(isOpen(fridayNight, chicago, '2026-11-28T08:00:00.000Z')).toBe(false)
  expect(isOpen(fridayNight, chicago, '2026-11-27T23:59:59.999Z')).toBe(false)
  expect(isOpen(fridayNight, chicago, '2026-11-28T00:00:00.000Z')).toBe(true)
})

test('the clock of the business decides, whatever that of its visitor or the server shows', () => {
  const week = { fri: [from('09:00', '17:30')] }
  expect(isOpen(week, chicago, '2026-11-27T23:30:00.000Z')).toBe(false)
  expect(isOpen(week, 'America/Los_Angeles', '2026-11-27T23:30:00.000Z')).toBe(true)
})

test('in autumn both hours that a clock shows twice are open, and those after them follow the clock', () => {
  const week = { sat: [from('20:00', '02:00')] }
  expect(isOpen(week, chicago, '2026-11-01T06:30:00.000Z')).toBe(true)
  expect(isOpen(week, chicago, '2026-11-01T07:30:00.000Z')).toBe(true)
  expect(isOpen(week, chicago, '2026-11-01T08:30:00.000Z')).toBe(false)
})

test('in spring a business that opens in the hour that is left out opens after it', () => {
  const week = { sun: [from('02:30', '06:00')] }
  expect(isOpen(week, chicago, '2027-03-14T07:59:00.000Z')).toBe(false)
  expect(isOpen(week, chicago, '2027-03-14T08:00:00.000Z')).toBe(true)
})

test('Phoenix does not change its clock: at eight there it is nine in Denver', () => {
  const week = { wed: [from('08:30', '17:00')] }
  expect(isOpen(week, 'America/Phoenix', '2026-07-01T15:00:00.000Z')).toBe(false)
  expect(isOpen(week, 'America/Denver', '2026-07-01T15:00:00.000Z')).toBe(true)
})

test('a closed special day begins with its own hours: what began the evening before runs on', () => {
  const week = { wed: [from('20:00', '02:00')], thu: [from('20:00', '02:00')] }
  const closed = [{ on: '2026-12-24', hours: [] }]
  expect(isOpen(week, 'America/New_York', '2026-12-24T05:30:00.000Z', closed)).toBe(true)
  expect(isOpen(week, 'America/New_York', '2026-12-25T02:00:00.000Z', closed)).toBe(false)
  expect(isOpen(week, 'America/New_York', '2026-12-25T02:00:00.000Z')).toBe(true)
})

test('a special day has hours of its own in place of those of the week', () => {
  const week = { thu: [from('09:00', '17:00')] }
  const short: SpecialDay[] = [{ on: '2026-12-24', hours: [from('10:00', '12:00')] }]
  expect(hoursOn(weekOf(week), short, '2026-12-24')).toEqual([[600, 720]])
  expect(hoursOn(weekOf(week), short, '2026-12-31')).toEqual([[540, 1020]])
  expect(state(week, chicago, '2026-12-24T17:00:00.000Z', short)).toEqual({
    isOpen: true,
    until: { on: '2026-12-24', minutes: 720 },
  })
  expect(state(week, chicago, '2026-12-24T18:00:00.000Z', short)).toEqual({
    isOpen: false,
    opens: { on: '2026-12-31', minutes: 540 },
  })
})

test('the next opening is looked for two weeks ahead, and no further', () => {
  const now = '2026-11-30T18:00:00.000Z'
  const opens = (on: string) => state({}, chicago, now, [{ on, hours: [from('09:00', '17:00')] }])
  expect(opens('2026-12-14')).toEqual({ isOpen: false, opens: { on: '2026-12-14', minutes: 540 } })
  expect(opens('2026-12-15')).toEqual({ isOpen: false })
  expect(state({ tue: [from('18:00', '20:00'), from('09:00', '12:00')] }, chicago, now)).toEqual({
    isOpen: false,
    opens: { on: '2026-12-01', minutes: 540 },
  })
})

test('a business without hours is neither open nor closed', () => {
  expect(openAt({ specialDays: [], timeZone: chicago }, '2026-11-30T18:00:00.000Z')).toBeUndefined()
  expect(state({}, chicago, '2026-11-30T18:00:00.000Z')).toEqual({ isOpen: false })
})

const always: Week = Object.fromEntries(days.map((day) => [day, [[0, 1440]]]))

test('what is open all day every day closes never, else at the end of the hours that follow each other', () => {
  const now = '2026-11-30T18:00:00.000Z'
  expect(state(always, chicago, now)).toEqual({ isOpen: true })
  const inShifts = Object.fromEntries(
    days.map((day): [string, DayHours] => [
      day,
      [
        [0, 480],
        [480, 960],
        [960, 1440],
      ],
    ]),
  )
  expect(state(inShifts, chicago, now)).toEqual({ isOpen: true })
  // Six days later it does close for a day.
  expect(state(inShifts, chicago, now, [{ on: '2026-12-06', hours: [] }])).toEqual({
    isOpen: true,
    until: { on: '2026-12-06', minutes: 0 },
  })
  expect(state({ mon: [from('09:00', '13:00'), from('13:00', '17:00')] }, chicago, now)).toEqual({
    isOpen: true,
    until: { on: '2026-11-30', minutes: 1020 },
  })
})

const zones = [chicago, 'America/New_York', 'America/Phoenix', 'Pacific/Guam', 'America/Puerto_Rico']
/** Around both changes of the clock, and a week without one. */
const begins = ['2026-10-30T00:00:00.000Z', '2027-03-12T00:00:00.000Z', '2026-07-01T00:00:00.000Z']

const hoursOfDay: fc.Arbitrary<DayHours> = fc
  .uniqueArray(fc.integer({ min: 0, max: 1439 }), { maxLength: 4 })
  .map((times) => times.toSorted((a, b) => a - b))
  .map((times) =>
    times.flatMap(
      (open, index): DayHours => (index % 2 === 0 ? [[open, times[index + 1] ?? open + 700]] : []),
    ),
  )

/** Each minute on the clock of the business is open or closed: laid down day by day. */
function minutesOpen(hours: WeekHours, specialDays: readonly SpecialDay[]): Set<string> {
  const open = new Set<string>()
  for (let day = -2; day <= 10; day++)
    for (const begin of begins) {
      const midnight = addTime(begin, { days: day })
      const on = midnight.slice(0, 10)
      const special = specialDays.find((one) => one.on === on)
      const ranges = special ? special.hours : (hours[new Date(midnight).getUTCDay()] ?? [])
      for (const [from_, to] of ranges)
        for (let minute = from_; minute < to; minute++)
          open.add(addTime(midnight, { minutes: minute }).slice(0, 16))
    }
  return open
}

test('any hours are what they say minute by minute, also while the clock changes', () => {
  fc.assert(
    fc.property(
      fc.array(hoursOfDay, { minLength: 7, maxLength: 7 }),
      fc.array(
        fc.record({
          on: fc.constantFrom(
            '2026-10-31',
            '2026-11-01',
            '2026-11-02',
            '2027-03-13',
            '2027-03-14',
            '2026-07-03',
          ),
          hours: hoursOfDay,
        }),
        { maxLength: 2 },
      ),
      fc.constantFrom(...zones),
      fc.constantFrom(...begins),
      fc.array(fc.integer({ min: 0, max: 5 * 1440 }), { minLength: 40, maxLength: 40 }),
      (hours, specialDays, timeZone, begin, minutes) => {
        const open = minutesOpen(hours, specialDays)
        for (const minute of minutes) {
          const now = addTime(begin, { minutes: minute })
          const found = openAt({ hours, specialDays, timeZone }, now)
          const wall = wallTime(now, timeZone)
          expect(found?.isOpen, `${wall} in ${timeZone}`).toBe(open.has(wall))
          // What is said of its next change holds on its clock.
          const next = found?.isOpen ? found.until : found?.opens
          if (!next) continue
          const change = addTime(`${next.on}T00:00:00.000Z`, { minutes: next.minutes })
          const [before, after] = [addTime(change, { minutes: -1 }), change].map((time) =>
            open.has(time.slice(0, 16)),
          )
          if (next.on < addTime(begin, { days: 9 }))
            expect([before, after]).toEqual([found?.isOpen, !found?.isOpen])
        }
      },
    ),
    { numRuns: 60 },
  )
})
