import { migrations, type StoredMigration } from '#core/ai/ai-migrations/migrations.ts'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { newId } from '#shared/ids.ts'

const plan = { changes: [], brokenPrompts: [], sources: 0, tokens: 0, costCents: 0, samples: [] }

/**
 * Stores a migration that fits the settings as they are, and leads to the service in use: a cloud that tests share stays
 * as it is. It is not the one under way.
 */
export async function putMigration(more: Partial<StoredMigration> = {}): Promise<StoredMigration> {
  const { engine, space } = await readAiSettings({ consistent: true })
  const now = new Date().toISOString()
  const migration: StoredMigration = {
    id: newId('aim', now),
    state: 'planned',
    to: engine ?? { baseUrl: 'https://engine.boxrise.test/v1', model: 'echo-1' },
    ...(engine && { from: engine }),
    ...(space && { toSpace: space }),
    plan,
    filled: 0,
    plannedBy: demoUserId('admin@demo.test'),
    plannedAt: now,
    version: 1,
    ...more,
  }
  await commit(migrations.put(migration, { absent: true }))
  return migration
}
