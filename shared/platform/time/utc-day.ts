const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/**
 * The day that names a payment, a period or a due date: `Nov 25, 2026`. It is the same on screen, in mail and on paper,
 * wherever the reader is.
 */
export const utcDay = (at: string) => format.format(new Date(at))
