import { AppError } from '#shared/errors.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'

/** What is refused about backups, with what to do about it. */
export const backupRefusal = {
  notFound: () => new AppError('not_found', 'backup_not_found', 'Backup not found'),
  running: () => new AppError('conflict', 'backup_running', 'A backup is already running.'),
  tooMany: () =>
    new AppError('rate_limited', 'backup_limit', 'Four manual backups have run today. Try again tomorrow.'),
  failed: () =>
    new AppError('conflict', 'backup_failed', 'This backup failed its check and cannot be downloaded.'),
  unfinished: () => new AppError('conflict', 'backup_unfinished', 'This backup is not finished yet.'),
  locked: (until: string) => new AppError('conflict', 'backup_locked', `It is kept until ${utcDay(until)}.`),
  drillRunning: () => new AppError('conflict', 'drill_running', 'A drill is already running.'),
  nothingToDrill: () =>
    new AppError('conflict', 'no_backup', 'There is no complete backup to restore yet. Run one first.'),
}
