import { pools } from '#core/events/event-places/pools.ts'
import { eventDrafts } from '#core/events/events/event-drafts.ts'
import { eventLines, eventLinesOf } from '#core/events/events/event-lines.ts'
import { eventMonths } from '#core/events/events/event-months.ts'
import { events } from '#core/events/events/events.ts'
import type { Write } from '#core/platform/db/write.ts'
import { demoEvents } from './demo-events.ts'
import { demoPools } from './demo-pools.ts'
import { demoRegistrations } from './demo-registrations.ts'

const absent = { absent: true } as const

/** The events with their places as those who entered have left them, and what lists ask first. */
export const seed = (now: string): Write[] => {
  const all = demoEvents(now)
  const entered = demoRegistrations(now)
  const isShown = ({ status }: { status: string }) => status === 'published' || status === 'cancelled'
  const months = all.flatMap(({ status, isPublic, startsOn }) =>
    status === 'published' && isPublic && startsOn ? [startsOn.slice(0, 7)] : [],
  )
  const drafts = Map.groupBy(
    all.filter(({ status }) => status === 'draft'),
    ({ ownerId }) => ownerId,
  )
  return [
    ...all.flatMap((event) => [
      events.put(event, absent),
      ...eventLinesOf(event).map((line) => eventLines.derive(line)),
      ...(isShown(event) ? demoPools(event, entered).map((pool) => pools.put(pool, absent)) : []),
    ]),
    ...[...new Set(months)].map((month) => eventMonths.derive({ month, version: 1 })),
    ...[...drafts].map(([userId, own]) => eventDrafts.put({ userId, count: own.length, version: 1 }, absent)),
  ]
}
