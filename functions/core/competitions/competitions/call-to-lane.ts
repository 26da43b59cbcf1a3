import { commit } from '#core/platform/db/commit.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { users } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import type { ClassAt } from './class-at.ts'
import { eventLanes } from './event-lanes.ts'
import { laneCalls } from './lane-calls.ts'

const alreadyCalled = () => new AppError('conflict', 'called_already', 'They have already been called.')

/** Tells an entrant that they are among the next, once for each run. Guests hear it at the lane. */
export async function callToLane(
  { event, fields, of }: Pick<ClassAt, 'event' | 'fields' | 'of'>,
  { entryId, userId, runNo }: ClassEntry & { runNo: number },
  now: string,
): Promise<void> {
  const { eventId, classKey } = of
  if (!userId || (await laneCalls.get({ eventId, classKey, entryId, runNo }, { consistent: true }))) return
  const user = await users.get({ id: userId })
  if (!user) return
  const lanes = of.laneId ? await eventLanes.get({ eventId }) : undefined
  const lane = lanes?.lanes.find(({ id }) => id === of.laneId)
  const news = notify(
    {
      userId,
      kind: 'lane_call',
      type: 'info',
      title: lane ? `Come to ${lane.name}` : 'Come to the lane',
      message: `You are one of the next in ${fields.name} at ${event.title}.`,
      href: eventPath(eventId),
    },
    now,
  )
  try {
    await commit(
      laneCalls.put(
        { eventId, classKey, entryId, runNo, at: now, version: 1 },
        { absent: true },
        alreadyCalled,
      ),
      ...news,
    )
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'called_already') throw error
  }
}
