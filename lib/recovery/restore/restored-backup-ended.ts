import { type BackupRun, backupRuns } from '#core/operations/backups/backup-runs.ts'
import { backups } from '#core/operations/backups/backups.ts'
import type { ExportManifest } from '#core/operations/backups/export-files.ts'
import type { Write } from '#core/platform/db/write.ts'

/**
 * A backup shows itself as it was when it began, and this one has been read to its end. Left as it was, the released
 * platform would export the restored table over its files, or take it for one that failed.
 */
export async function restoredBackupEnded(
  backupId: string,
  { files, items, instant }: ExportManifest,
  now: string,
): Promise<Write[]> {
  const run = await backupRuns.get({}, { consistent: true })
  if (run?.backupId !== backupId) return []
  const freed = backupRuns.put(withoutBackup(run), { version: run.version })
  const backup = await backups.get({ id: run.backupId }, { consistent: true })
  if (!backup) return [freed]
  const complete = {
    ...backup,
    status: 'complete' as const,
    instant,
    items,
    files: files.length,
    checkedFiles: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    endedAt: now,
    version: backup.version + 1,
  }
  return [freed, backups.put(complete, { version: backup.version })]
}

function withoutBackup({ backupId: _, version, ...rest }: BackupRun): BackupRun {
  return { ...rest, version: version + 1 }
}
