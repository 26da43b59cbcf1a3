const format = new Intl.DateTimeFormat('en-US', { weekday: 'long' })

/** The day of the week in the zone of the reader: `Sunday`. */
export const localWeekday = (at: string) => format.format(new Date(at))
