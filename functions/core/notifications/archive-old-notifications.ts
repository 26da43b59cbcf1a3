import { commit } from '#core/db/commit.ts'
import { jobProgress } from '#core/jobs/job-progress.ts'
import { log } from '#core/log/log.ts'
import { readSetting } from '#core/settings/read-setting.ts'
import { AppError } from '#shared/errors.ts'
import type { Notification } from '#shared/notifications/notification.ts'
import { addDays } from '#shared/time/add-days.ts'
import { archivedNotifications, changeUnread, notifications } from './notifications.ts'

/** How far back the first run looks. */
const firstRunDays = 30

const job = 'archive_old_notifications'

/** Moves notifications that are older than the setting says out of their owners’ lists, day by day. Safe to repeat at any point. */
export async function archiveOldNotifications(now: string): Promise<{ archived: number; throughOn: string }> {
  const daysInList = await readSetting('notification_days_in_list')
  const lastOn = addDays(now.slice(0, 10), -daysInList - 1)
  const before = await jobProgress.get({ job }, { consistent: true })
  let day = before ? addDays(before.finishedOn, 1) : addDays(lastOn, -firstRunDays)
  let archived = 0
  for (; day <= lastOn; day = addDays(day, 1)) archived += await archiveDay(day, now)
  if (!before || before.finishedOn < lastOn) {
    const version = (before?.version ?? 0) + 1
    await commit(
      jobProgress.put(
        { job, finishedOn: lastOn, version },
        before ? { version: before.version } : { absent: true },
      ),
    )
  }
  log.info('notifications.archived', { archived, throughOn: lastOn })
  return { archived, throughOn: lastOn }
}

async function archiveDay(day: string, now: string): Promise<number> {
  let archived = 0
  let cursor: string | undefined
  do {
    const page = await notifications.list({
      index: 'gsi2',
      pk: `NOTIFICATIONS_ON#${day}`,
      limit: 100,
      cursor,
    })
    for (const notification of page.items) if (await archive(notification, now)) archived++
    cursor = page.nextCursor
  } while (cursor)
  return archived
}

/** False when it was archived already. One that is read in this moment is archived as it is then. */
async function archive(listed: Notification, now: string): Promise<boolean> {
  let notification: Notification | undefined = listed
  for (let attempt = 0; notification && attempt < 3; attempt++) {
    if (await move(notification, now)) return true
    notification = await notifications.get(notification, { consistent: true })
  }
  if (notification) throw new Error(`notification ${notification.id} keeps changing`)
  return false
}

/** False when it is no longer as it was read. */
async function move(notification: Notification, now: string): Promise<boolean> {
  try {
    await commit(
      notifications.delete(notification),
      archivedNotifications.put({ ...notification, archivedAt: now }, { absent: true }),
      ...(notification.read ? [] : [changeUnread(notification.userId, -1)]),
    )
    return true
  } catch (error) {
    if (error instanceof AppError && error.kind === 'conflict') return false
    throw error
  }
}
