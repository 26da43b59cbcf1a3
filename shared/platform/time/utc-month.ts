const format = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The month of an instant or a day in UTC: `November 2026`. */
export const utcMonth = (at: string) => format.format(new Date(at))
