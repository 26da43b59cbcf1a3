const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

/** A day below a chart, on the reader’s own calendar: `Nov 25`. */
export const localShortDay = (at: string) => format.format(new Date(at))
