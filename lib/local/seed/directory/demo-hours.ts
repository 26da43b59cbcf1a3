import type { DayHours, WeekHours } from '#shared/directory/listings/opening-hours.ts'

const minutes = (hour: number, rest = 0) => hour * 60 + rest

const closed: DayHours = []
const from = (open: number, close: number): DayHours => [[open, close]]
const split = (...ranges: [number, number][]): DayHours => ranges

const day = from(minutes(9), minutes(18))
const late = from(minutes(10), minutes(19))
const office = from(minutes(8), minutes(17))
const evening = from(minutes(17), minutes(22))
const night = from(minutes(18), minutes(26))
const allDay = from(0, minutes(24))
const withLunch = split([minutes(9), minutes(12, 30)], [minutes(13, 30), minutes(18)])

/** Weeks of hours, Sunday first. */
export const demoHours = {
  shop: [closed, day, day, day, day, day, from(minutes(9), minutes(15))],
  lateShop: [closed, closed, late, late, late, late, late],
  office: [closed, office, office, office, office, office, closed],
  everyDay: [from(minutes(11), minutes(17)), late, late, late, late, late, late],
  withLunch: [closed, withLunch, withLunch, withLunch, withLunch, withLunch, closed],
  evenings: [closed, evening, evening, evening, evening, closed, from(minutes(9), minutes(15))],
  weekend: [
    from(minutes(8), minutes(16)),
    closed,
    closed,
    closed,
    closed,
    evening,
    from(minutes(8), minutes(18)),
  ],
  /** Over midnight. */
  nights: [closed, closed, closed, closed, evening, night, night],
  always: [allDay, allDay, allDay, allDay, allDay, allDay, allDay],
} as const satisfies Record<string, WeekHours>

export type DemoHours = keyof typeof demoHours
