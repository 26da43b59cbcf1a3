import { concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { isUnderWay, type MigrationId } from '#shared/ai/ai-migrations/ai-migration.ts'
import { migrationRefusal } from '#shared/ai/ai-migrations/migration-refusal.ts'
import { actsOf, type MigrationAct } from '#shared/ai/ai-migrations/migration-step.ts'
import { migrationRuns, migrations, type StoredMigration } from './migrations.ts'

export async function findMigration(id: MigrationId): Promise<StoredMigration> {
  const migration = await migrations.get({ id }, { consistent: true })
  if (!migration) throw migrationRefusal.notFound()
  return migration
}

/** A migration that allows an act now, as the one who acts saw it. */
export async function migrationFor(
  act: MigrationAct,
  { id, version }: { id: MigrationId; version: number },
  now: string,
): Promise<StoredMigration> {
  const migration = await findMigration(id)
  if (migration.state === 'switched' && act === 'undo' && !actsOf(migration, now).includes(act))
    throw migrationRefusal.tooLate()
  if (!actsOf(migration, now).includes(act)) throw migrationRefusal.notNow()
  if (migration.version !== version) throw concurrentChange()
  return migration
}

/** The writes that take a migration to its next state. One that is over makes room for another. */
export async function stepped(before: StoredMigration, after: StoredMigration): Promise<Write[]> {
  const step = migrations.put(after, { version: before.version })
  const run = await migrationRuns.get({}, { consistent: true })
  if (isUnderWay(after.state) || run?.migrationId !== after.id) return [step]
  return [step, migrationRuns.put({ version: run.version + 1 }, { version: run.version })]
}
