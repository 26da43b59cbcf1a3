const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** The day of an instant where its reader is: `May 3, 2027`. */
export const dayOf = (instant: string) => day.format(new Date(instant))
