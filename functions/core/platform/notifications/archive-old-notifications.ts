import { commit } from '#core/platform/db/commit.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { eachUnfinishedDay } from '#core/platform/jobs/job-progress.ts'
import { log } from '#core/platform/log/log.ts'
import { readSetting } from '#core/platform/settings/read-setting.ts'
import { AppError } from '#shared/errors.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { archivedNotifications, changeUnread, notifications } from './notifications.ts'

const firstDaysBack = 30
/** The limit to which an administrator can shorten the time in the list. */
const mostDaysBack = 400

const job = 'archive_old_notifications'

/** Moves notifications that are older than the setting says out of their owners’ lists, day by day. Safe to repeat at any point. */
export async function archiveOldNotifications(now: string): Promise<{ archived: number; throughOn: string }> {
  const daysInList = await readSetting('notification_days_in_list')
  const throughOn = addDays(now.slice(0, 10), -daysInList - 1)
  let archived = 0
  await eachUnfinishedDay(
    job,
    { throughOn, finishesOn: throughOn, mostDaysBack, firstDaysBack },
    async (day) => {
      const count = await eachRow(
        job,
        (cursor) => notifications.list({ index: 'gsi2', pk: `NOTIFICATIONS_ON#${day}`, limit: 100, cursor }),
        (notification) => archive(notification, now),
      )
      archived += count.done
      return count
    },
  )
  log.info('notifications.archived', { archived, throughOn })
  return { archived, throughOn }
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

/** False when it is no longer as it was read, or its owner’s figure is being changed by others at the same time. */
async function move(notification: Notification, now: string): Promise<boolean> {
  try {
    await commit(
      notifications.delete(notification),
      archivedNotifications.put({ ...notification, archivedAt: now }, { absent: true }),
      ...(notification.read ? [] : [changeUnread(notification.userId, -1)]),
    )
    return true
  } catch (error) {
    if (error instanceof AppError && (error.kind === 'conflict' || error.code === 'busy')) return false
    throw error
  }
}
