import { findBackup } from '#core/operations/backups/find-backup.ts'
import { shownBackups } from '#core/operations/backups/shown-backups.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { backupRefusal } from '#shared/operations/backups/backup-refusal.ts'
import { getBackup as contract } from '#shared/operations/backups/contract.ts'

async function getBackup({ params }: ApiRequest<typeof contract>) {
  const [shown] = await shownBackups([await findBackup(params.backupId)])
  if (!shown) throw backupRefusal.notFound()
  return shown
}

export const handler = endpoint(contract, getBackup)
