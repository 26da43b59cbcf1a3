import { scans } from '#core/competitions/desk/scans.ts'
import { demoEvents } from '#lib/local/seed/events/demo-events.ts'
import { demoRegistrations } from '#lib/local/seed/events/demo-registrations.ts'
import { demoScans } from './demo-scans.ts'

/** The scans at the gates of the demo. */
export const seed = (now: string) =>
  demoScans(demoEvents(now), demoRegistrations(now), now).map((scan) => scans.put(scan, { absent: true }))
