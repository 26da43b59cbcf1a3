const format = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** The time of day on the reader’s own clock: `10:42 AM`. */
export const localClock = (at: string) => format.format(new Date(at))
