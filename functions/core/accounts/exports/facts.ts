import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { ExportId } from '#shared/accounts/exports/data-export.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const facts = {
  'export.requested': z.object({ userId: UserId, exportId: ExportId }),
} satisfies FactSchemas
