const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The day of an instant in UTC, as a mail writes it: `March 5, 2027`. */
export const longDate = (at: string) => format.format(new Date(at))
