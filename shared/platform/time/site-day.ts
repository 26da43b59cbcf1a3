import { wallTime } from './wall-time.ts'

/** The day of an instant for a page that does not know yet where its reader is: that of the East Coast. */
export const siteDay = (at: string) => wallTime(at, 'America/New_York').slice(0, 10)
