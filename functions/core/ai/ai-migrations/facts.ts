import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { MigrationId } from '#shared/ai/ai-migrations/ai-migration.ts'

export const facts = {
  'ai_migration.planned': z.object({ migrationId: MigrationId }),
  'ai_migration.started': z.object({ migrationId: MigrationId }),
} satisfies FactSchemas
