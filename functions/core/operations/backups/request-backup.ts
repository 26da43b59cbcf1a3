import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { newId } from '#shared/ids.ts'
import {
  type Backup,
  daysKept,
  daysKeptOfMonth,
  manualBackupsADay,
} from '#shared/operations/backups/backup.ts'
import { backupRefusal } from '#shared/operations/backups/backup-refusal.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { type BackupRun, backupRuns } from './backup-runs.ts'
import { backups } from './backups.ts'

/** `by` no one where a command asks. */
type Manual = { note: string; by?: string }

/** Asks for a backup by hand. Of two who ask at once, one gets it. */
export function requestManual(
  { note, by }: Manual,
  now: string,
  also: (backup: Backup) => Write[],
): Promise<Backup> {
  return untilUnchanged(async () => {
    const run = await backupRuns.get({}, { consistent: true })
    if (run?.backupId) throw backupRefusal.running()
    const manualOn = now.slice(0, 10)
    const earlier = run?.manualOn === manualOn ? run.manuals : 0
    if (earlier >= manualBackupsADay) throw backupRefusal.tooMany()
    const backup = requested({ kind: 'manual', note, ...(by && { requestedBy: by }) }, now, daysKept)
    const next = { ...run, backupId: backup.id, manualOn, manuals: earlier + 1 }
    await commit(...begin(run, next, backup, now), ...also(backup))
    return backup
  })
}

/** Asks for the backup of the day, once; while another is being made, it is owed until that one has ended. */
export function requestDaily(now: string): Promise<Backup | undefined> {
  return untilUnchanged(async () => {
    const run = await backupRuns.get({}, { consistent: true })
    const dailyOn = now.slice(0, 10)
    if (run?.dailyOn === dailyOn && !run.owesDaily) return undefined
    const { owesDaily: _, ...rest } = run ?? { manuals: 0 }
    if (run?.backupId) {
      if (run.owesDaily) return undefined
      const owing = { ...run, dailyOn, owesDaily: true as const, version: run.version + 1 }
      await commit(backupRuns.put(owing, { version: run.version }))
      return undefined
    }
    const days = dailyOn.endsWith('-01') ? daysKeptOfMonth : daysKept
    const backup = requested({ kind: 'scheduled', note: '' }, now, days)
    await commit(...begin(run, { ...rest, backupId: backup.id, dailyOn }, backup, now))
    return backup
  })
}

const begin = (
  run: BackupRun | undefined,
  next: Omit<BackupRun, 'version'>,
  backup: Backup,
  now: string,
): Write[] => [
  backups.put(backup, { absent: true }),
  backupRuns.put(
    { ...next, version: (run?.version ?? 0) + 1 },
    run ? { version: run.version } : { absent: true },
  ),
  announce('backup.requested', { backupId: backup.id }, now),
]

const requested = (
  given: Pick<Backup, 'kind' | 'note' | 'requestedBy'>,
  now: string,
  days: number,
): Backup => ({
  ...given,
  id: newId('bkp', now),
  status: 'requested',
  requestedAt: now,
  lockedUntil: addTime(now, { days: daysKept }),
  expiresAt: addTime(now, { days }),
  version: 1,
})
