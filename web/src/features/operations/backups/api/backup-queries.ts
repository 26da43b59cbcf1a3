import type { Backup, BackupId } from '#shared/operations/backups/backup.ts'
import { getBackup, getRecovery, listBackups } from '#shared/operations/backups/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query, queryOrNull } from '#web/lib/query.ts'
import { isUnderWay } from '../components/backup-words.ts'

export const backupsKey = ['backups'] as const

const followMs = 3000

type Pages = { pages: { items: Backup[] }[] }

/** While a backup is under way, they are read again every few seconds. */
export const backupPagesQuery = {
  ...pagesQuery(listBackups, { key: [...backupsKey, listBackups.name], staleTime: 5000 }),
  refetchInterval: ({ state }: { state: { data?: Pages | undefined } }) =>
    state.data?.pages.some(({ items }) => items.some(isUnderWay)) ? followMs : false,
} as const

export const backupQuery = (backupId: BackupId) =>
  queryOrNull(
    'backups',
    getBackup,
    { params: { backupId } },
    { refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? followMs : false) },
  )

export const recoveryQuery = query(
  'backups',
  getRecovery,
  {},
  { refetchInterval: ({ state }) => (state.data?.drill?.isRunning ? followMs : false) },
)
