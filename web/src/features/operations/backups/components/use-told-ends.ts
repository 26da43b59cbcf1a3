import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ShownBackup } from '#shared/operations/backups/contract.ts'
import { toast } from '#web/ui/toast.ts'
import { backupsKey } from '../api/backup-queries.ts'
import { counted, isUnderWay } from './backup-words.ts'

/** Says how a backup ended that was seen under way, and reads again what depends on it. */
export function useToldEnds(backups: readonly ShownBackup[]): void {
  const queryClient = useQueryClient()
  const followed = useRef(new Set<string>())
  useEffect(() => {
    for (const backup of backups) {
      if (isUnderWay(backup)) followed.current.add(backup.id)
      else if (followed.current.delete(backup.id)) {
        if (backup.status === 'complete')
          toast.success('Backup complete', {
            description: `${counted(backup.items ?? 0, 'item')} read back.`,
          })
        else toast.error('The backup failed', { description: backup.failure ?? '' })
        void queryClient.invalidateQueries({ queryKey: backupsKey })
      }
    }
  }, [backups, queryClient])
}
