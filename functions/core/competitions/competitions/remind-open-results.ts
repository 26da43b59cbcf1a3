import { poolsOf } from '#core/events/event-places/pools.ts'
import { allPartition, eventRows } from '#core/events/events/event-rows.ts'
import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import type { Write } from '#core/platform/db/write.ts'
import { log } from '#core/platform/log/log.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { users } from '#core/platform/users/users.ts'
import {
  isResultOpen,
  openResultsDue,
  type ReminderDay,
} from '#shared/competitions/competitions/open-results-due.ts'
import { countOf } from '#shared/count-of.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { pinOf } from './class-at.ts'
import { classesOf } from './classes-of.ts'
import { headJudgesOf } from './head-judges-of.ts'
import { resultReminders } from './result-reminders.ts'

/** The longest event, the last reminder, and a day for the zones. */
const daysBack = 22
const mostTold = 10
const mostNamed = 5

/** Reminds organizers and head judges of events whose classes are not signed two and seven days later, each time once. */
export async function remindOpenResults(now: string): Promise<void> {
  const from = addTime(now, { days: -daysBack })
  for (const month of new Set([from.slice(0, 7), now.slice(0, 7)]))
    for await (const { id, status, startsAt } of eachItem(eventRows, { pk: allPartition(month) }))
      if (status === 'published' && startsAt && startsAt >= from) await alone(id, now)
}

/** A failure does not hold up the others. */
async function alone(eventId: string, now: string): Promise<void> {
  try {
    await remind(eventId, now)
  } catch (error) {
    // Another run has reminded them.
    if (error instanceof AppError && error.code === 'version_conflict') return
    log.error('competition.result_reminder_failed', { eventId, error })
  }
}

async function remind(eventId: string, now: string): Promise<void> {
  const event = (await events.get({ id: eventId }, { consistent: true })) as WholeEvent | undefined
  if (event?.status !== 'published' || !pinOf(event)) return
  const day = openResultsDue(event, now)
  if (!day || (await resultReminders.get({ eventId, day }, { consistent: true }))) return
  const open = await openClasses(event)
  if (open.length === 0) return
  await commit(
    resultReminders.put({ eventId: event.id, day, at: now, version: 1 }, { absent: true }),
    ...(await news(event, open, day, now)),
  )
}

async function openClasses(event: WholeEvent): Promise<WholeEvent['classes']> {
  const [touched, pools] = await Promise.all([classesOf(event.id, { consistent: true }), poolsOf(event.id)])
  return event.classes.filter(({ classKey }) =>
    isResultOpen(touched.get(classKey)?.state, pools.get(classKey)?.taken ?? 0),
  )
}

async function news(
  event: WholeEvent,
  open: WholeEvent['classes'],
  day: ReminderDay,
  now: string,
): Promise<Write[]> {
  const judges = await Promise.all(open.map(({ classKey }) => headJudgesOf(event.id, classKey)))
  const told = [...new Set([event.ownerId, ...judges.flat()])].slice(0, mostTold)
  const names = open.slice(0, mostNamed).map(({ name }) => name)
  const others = open.length - names.length
  const message =
    `${day} days after ${event.title}, ${countOf(open.length, 'class', 'classes').toLowerCase()} not final yet: ` +
    `${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`
  const writes = await Promise.all(
    told.map(async (userId) => {
      if (!(await users.get({ id: userId }))) return []
      return tellIfWanted(
        {
          userId,
          kind: 'open_results',
          type: 'warning',
          title: 'Results are still open',
          message,
          href: `/events/${event.id}/desk?tab=classes`,
        },
        now,
      )
    }),
  )
  return writes.flat()
}
