import { utcDay } from '#shared/platform/time/utc-day.ts'

/** The day of an event, or its first and last: `May 1, 2027 to May 2, 2027`. */
export const dayWords = ({ startsOn, endsOn }: { startsOn: string; endsOn?: string | undefined }) =>
  endsOn && endsOn !== startsOn ? `${utcDay(startsOn)} to ${utcDay(endsOn)}` : utcDay(startsOn)
