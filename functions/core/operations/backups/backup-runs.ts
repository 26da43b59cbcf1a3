import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { BackupId } from '#shared/operations/backups/backup.ts'

const BackupRun = z.object({
  backupId: z.optional(BackupId),
  /** The UTC day of the latest manual ones, and their number. */
  manualOn: z.optional(z.iso.date()),
  manuals: z.int(),
  /** The UTC day of the latest daily one. */
  dailyOn: z.optional(z.iso.date()),
  /** It was due while another was made, and begins after that. */
  owesDaily: z.optional(z.literal(true)),
  version: z.int(),
})
export type BackupRun = z.infer<typeof BackupRun>

/** The one backup that is being made, if any, and how many were made by hand on a day. */
export const backupRuns = entity({
  name: 'backup-run',
  erasure: 'impersonal',
  schema: BackupRun,
  key: (_: object) => ({ pk: 'BACKUP_RUN', sk: 'CURRENT' }),
})
