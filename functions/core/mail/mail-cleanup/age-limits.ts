import type { StoredMail } from '#core/platform/mails/mails.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const daysQueued = 7
const daysFailed = 30

export const queuedTooLongBefore = (now: string): string => addTime(now, { days: -daysQueued })
export const failedTooLongBefore = (now: string): string => addTime(now, { days: -daysFailed })

/** An old mail that an administrator has sent again waits since then. */
export const isStuck = ({ status, createdAt, queuedAgainAt }: StoredMail, now: string): boolean =>
  status === 'queued' && (queuedAgainAt ?? createdAt) < queuedTooLongBefore(now)

export const isOldFailure = ({ status, createdAt, cleanedUpAt }: StoredMail, now: string): boolean =>
  status === 'failed' && !cleanedUpAt && createdAt < failedTooLongBefore(now)
