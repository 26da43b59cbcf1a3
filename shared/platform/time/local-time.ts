const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Formats a time in the zone of the reader: `Nov 25, 2026, 3:04 PM`. Payments and periods use `utcDay`. */
export const localTime = (at: string) => format.format(new Date(at))
