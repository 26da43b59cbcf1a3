const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** The day of an instant, where the reader is: `Dec 21, 2026`. */
export const billingDay = (at: string) => day.format(new Date(at))
