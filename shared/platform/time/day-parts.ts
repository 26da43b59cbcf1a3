const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
})

/** A calendar day in parts, as a tear-off calendar shows it: `Sat`, `Jul`, `10`. */
export function dayParts(on: string): { weekday: string; month: string; day: string } {
  const parts = format.formatToParts(new Date(on))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return { weekday: part('weekday'), month: part('month'), day: part('day') }
}
