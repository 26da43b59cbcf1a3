import {
  createBackupLinks,
  deleteBackup,
  getRecovery,
  listBackups,
  startBackup,
  startDrill,
} from '#shared/operations/backups/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { backupsKey } from './backup-queries.ts'

const changes = [backupsKey]

export const useStartBackup = command(startBackup, { changes })
/** The one that is open is not read again: it would be gone before it is closed. */
export const useDeleteBackup = command(deleteBackup, {
  changes: [listBackups, getRecovery].map(({ name }) => [...backupsKey, name]),
})
export const useStartDrill = command(startDrill, { changes })
export const useCreateLinks = command(createBackupLinks)
