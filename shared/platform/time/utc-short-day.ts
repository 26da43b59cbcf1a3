const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** A day below a chart, without its year: `Nov 25`. */
export const utcShortDay = (on: string) => format.format(new Date(on))
