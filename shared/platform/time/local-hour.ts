const format = new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric' })

/** An hour below a chart, on the reader’s own clock: `Tue, 3 PM`. */
export const localHour = (at: string) => format.format(new Date(at))
