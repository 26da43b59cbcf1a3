import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { BackupChecks, BackupId } from '#shared/operations/backups/backup.ts'
import { AuditChain } from './audit-accumulator.ts'

/** How far a backup has come that is not finished: a run that is cut off goes on with the next file. */
export const backupProgress = entity({
  name: 'backup-progress',
  erasure: { days: 4 },
  schema: z.object({
    backupId: BackupId,
    exportArn: z.string(),
    items: z.int(),
    checks: z.omit(BackupChecks, { auditChain: true }),
    audit: AuditChain,
    expiresAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ backupId }: { backupId: BackupId }) => ({ pk: `BACKUP#${backupId}`, sk: 'PROGRESS' }),
  expiresAt: ({ expiresAt }) => expiresAt,
})
