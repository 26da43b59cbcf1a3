import type { Backup, BackupChecks, BackupStatus } from '#shared/operations/backups/backup.ts'
import { localClock } from '#shared/platform/time/local-clock.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { ownDay } from '#shared/platform/time/own-day.ts'
import { fileSize } from '#web/features/platform/uploads/file-size.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const figure = (count: number): string => count.toLocaleString('en-US')

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`

const dayMs = 86_400_000

/** Whole days on the calendar of the reader, from now to an instant. */
export const daysFrom = (at: string, now: string): number =>
  Math.round((Date.parse(ownDay(at)) - Date.parse(ownDay(now))) / dayMs)

const nearDays = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
])

/** `today, 2:10 AM`, or with its date if it is farther away. */
export function momentWords(at: string, now: string): string {
  const day = nearDays.get(daysFrom(at, now))
  return day ? `${day}, ${localClock(at)}` : localTime(at)
}

/** The instant that a backup shows, or until that is known the one of its request. */
export const momentOf = ({ instant, requestedAt }: Pick<Backup, 'instant' | 'requestedAt'>): string =>
  instant ?? requestedAt

export const isUnderWay = ({ status }: Pick<Backup, 'status'>): boolean =>
  status !== 'complete' && status !== 'failed'

/** Its files are deleted at the end of their time; what it was stays in the list for a while. */
export const isGone = ({ expiresAt }: Pick<Backup, 'expiresAt'>, now: string): boolean => expiresAt <= now

const statusWords: Record<BackupStatus, readonly [label: string, tone: Tone]> = {
  requested: ['Starting', 'info'],
  exporting: ['Exporting', 'info'],
  checking: ['Checking', 'info'],
  complete: ['Complete', 'success'],
  failed: ['Failed', 'danger'],
}

export const statusOf = (backup: Pick<Backup, 'status' | 'expiresAt'>, now: string) =>
  backup.status === 'complete' && isGone(backup, now)
    ? (['Expired', 'neutral'] as const)
    : statusWords[backup.status]

/** How far a backup under way has got. */
export function progressWords({ status, files, checkedFiles = 0 }: Backup): string {
  if (status === 'requested') return 'A backup is about to start.'
  if (status === 'exporting' || files === undefined) return 'The database is writing the files of a backup.'
  return `A backup is being checked: ${figure(checkedFiles)} of ${counted(files, 'file')} read back.`
}

type WithName = Backup & { requestedByName?: string | undefined }

export const kindWords = ({ kind, requestedByName }: WithName): string =>
  kind === 'scheduled' ? 'Nightly' : requestedByName ? `Manual, by ${requestedByName}` : 'Manual'

export function sizeWords({ bytes, files }: Pick<Backup, 'bytes' | 'files'>): string {
  if (bytes === undefined) return ''
  return files === undefined ? fileSize(bytes) : `${fileSize(bytes)} in ${counted(files, 'file')}`
}

export const chainWords: Record<BackupChecks['auditChain'], string> = {
  whole: 'Unbroken up to its last entry',
  broken: 'Broken: an entry was changed or is missing',
  absent: 'Nothing has been audited yet',
}
