import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { AiMigration, MigrationId, Sample } from '#shared/ai/ai-migrations/ai-migration.ts'

export const allMigrations = 'AI_MIGRATIONS'

const StoredMigration = z.extend(AiMigration, {
  /** When the vectors of the new space were asked for. */
  startedAt: z.optional(z.iso.datetime()),
})
export type StoredMigration = z.infer<typeof StoredMigration>

/** Moves from one AI service or model to another, in the order in which they were planned. */
export const migrations = entity({
  name: 'ai-migration',
  erasure: 'impersonal',
  schema: StoredMigration,
  key: ({ id }: { id: MigrationId }) => ({ pk: allMigrations, sk: id }),
})

const MigrationRun = z.object({ migrationId: z.optional(MigrationId), version: z.int() })
export type MigrationRun = z.infer<typeof MigrationRun>

/** The one migration that is under way, if any. */
export const migrationRuns = entity({
  name: 'ai-migration-run',
  erasure: 'impersonal',
  schema: MigrationRun,
  key: (_: object) => ({ pk: 'AI_MIGRATION_RUN', sk: 'CURRENT' }),
})

const MigrationProgress = z.object({
  migrationId: MigrationId,
  /** Samples that are made already, for a plan that is cut off. */
  samples: z.array(Sample),
  filled: z.int(),
  /** Why it does not go on for now. */
  halted: z.optional(z.string()),
  version: z.int(),
})
export type MigrationProgress = z.infer<typeof MigrationProgress>

/** How far a migration has come, apart from it, so that its version changes with its state alone. */
export const migrationProgress = entity({
  name: 'ai-migration-progress',
  erasure: 'impersonal',
  schema: MigrationProgress,
  key: ({ migrationId }: { migrationId: MigrationId }) => ({
    pk: `AI_MIGRATION#${migrationId}`,
    sk: 'PROGRESS',
  }),
})

/** Only the turn that holds the lease writes the progress. */
export const progressOf = async (migrationId: MigrationId): Promise<MigrationProgress> =>
  (await migrationProgress.get({ migrationId }, { consistent: true })) ?? {
    migrationId,
    samples: [],
    filled: 0,
    version: 0,
  }
