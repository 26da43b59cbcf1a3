import { addTime } from '#shared/platform/time/add-time.ts'

/** The instants between which a day begins and ends somewhere, as the sort keys of events have them. */
export const around = (day: string, daysBefore = 1): [string, string] => {
  const at = (days: number) => addTime(`${day}T00:00:00.000Z`, { days }).slice(0, 10)
  return [at(-daysBefore), at(3)]
}
