import { getMany } from '#core/platform/db/get-many.ts'
import { namesOf } from '#core/platform/users/names-of.ts'
import type { ShownMigration } from '#shared/ai/ai-migrations/contract.ts'
import { actsOf } from '#shared/ai/ai-migrations/migration-step.ts'
import { migrationProgress, type StoredMigration } from './migrations.ts'

/** Migrations with who planned them, how far they are, and what can be done with them. */
export async function shownMigrations(
  found: readonly StoredMigration[],
  now: string,
): Promise<ShownMigration[]> {
  const filling = found.filter(({ state }) => state === 'filling')
  const [nameOf, rows] = await Promise.all([
    namesOf(found.map(({ plannedBy }) => plannedBy)),
    getMany(
      filling.map(({ id }) => migrationProgress.key({ migrationId: id })),
      { consistent: true },
    ),
  ])
  const progress = new Map(rows.map(migrationProgress.read).map((one) => [one.migrationId, one]))
  return found.map(({ startedAt: _, ...migration }) => {
    const { filled = migration.filled, halted } = progress.get(migration.id) ?? {}
    return {
      ...migration,
      filled,
      ...(halted && { failure: halted }),
      plannedByName: nameOf(migration.plannedBy),
      acts: [...actsOf(migration, now)],
    }
  })
}

export async function shownMigration(migration: StoredMigration, now: string): Promise<ShownMigration> {
  const [shown] = await shownMigrations([migration], now)
  if (!shown) throw new Error('A migration is not shown.')
  return shown
}
