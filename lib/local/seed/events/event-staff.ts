import { eventStaff } from '#core/events/event-staff/event-staff.ts'
import { staffCounts } from '#core/events/event-staff/staff-counts.ts'
import type { Write } from '#core/platform/db/write.ts'
import { demoStaff } from './demo-staff.ts'

const absent = { absent: true } as const

/** The people who help at the events. */
export const seed = (now: string): Write[] => {
  const all = demoStaff(now)
  return [
    ...all.map((staff) => eventStaff.put(staff, absent)),
    ...[...Map.groupBy(all, ({ eventId }) => eventId)].map(([eventId, own]) =>
      staffCounts.put({ eventId, count: own.length, version: 1 }, absent),
    ),
  ]
}
