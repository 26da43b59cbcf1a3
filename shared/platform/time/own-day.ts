import { ownZone } from './own-zone.ts'
import { wallTime } from './wall-time.ts'

/** The day of an instant on the reader’s own calendar, such as `2026-11-25`. */
export const ownDay = (at: string) => wallTime(at, ownZone()).slice(0, 10)
