import type { Write } from '#core/db/write.ts'
import { newPools } from '#core/event-places/changed-pools.ts'
import { eventDrafts } from '#core/events/event-drafts.ts'
import { eventMonths } from '#core/events/event-months.ts'
import { events } from '#core/events/events.ts'
import { demoEvents } from '../demo-events.ts'

const absent = { absent: true } as const

/** The events with their places, and what lists ask first. */
export const seed = (now: string): Write[] => {
  const all = demoEvents(now)
  const isShown = ({ status }: { status: string }) => status === 'published' || status === 'cancelled'
  const months = all.flatMap(({ status, isPublic, startsOn }) =>
    status === 'published' && isPublic && startsOn ? [startsOn.slice(0, 7)] : [],
  )
  const drafts = Map.groupBy(
    all.filter(({ status }) => status === 'draft'),
    ({ ownerId }) => ownerId,
  )
  return [
    ...all.flatMap((event) => [events.put(event, absent), ...(isShown(event) ? newPools(event) : [])]),
    ...[...new Set(months)].map((month) => eventMonths.derive({ month, version: 1 })),
    ...[...drafts].map(([userId, own]) => eventDrafts.put({ userId, count: own.length, version: 1 }, absent)),
  ]
}
