const format = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A month below a chart, by a day or an instant in it: `Nov 2026`. */
export const utcShortMonth = (at: string) => format.format(new Date(at))
