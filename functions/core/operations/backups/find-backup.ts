import type { Backup, BackupId } from '#shared/operations/backups/backup.ts'
import { backupRefusal } from '#shared/operations/backups/backup-refusal.ts'
import { backups } from './backups.ts'

export async function findBackup(id: BackupId): Promise<Backup> {
  const backup = await backups.get({ id }, { consistent: true })
  if (!backup) throw backupRefusal.notFound()
  return backup
}
