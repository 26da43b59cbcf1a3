import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { BackupId } from '#shared/operations/backups/backup.ts'

export const facts = {
  'backup.requested': z.object({ backupId: BackupId }),
  'drill.requested': z.object({ startedAt: z.iso.datetime() }),
} satisfies FactSchemas
