import { addDays } from '#shared/platform/time/add-days.ts'

/** The days that a report shows, both ends included. */
export type ShownSpan = { days: number; from: string; to: string }

export const spanUntil = (to: string, days: number): ShownSpan => ({ days, from: addDays(to, 1 - days), to })

export const daysOf = ({ from, days }: ShownSpan): string[] =>
  Array.from({ length: days }, (_, at) => addDays(from, at))
