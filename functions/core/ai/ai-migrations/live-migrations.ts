import { isUnderWay } from '#shared/ai/ai-migrations/ai-migration.ts'
import { allMigrations, migrations, type StoredMigration } from './migrations.ts'

const pageSize = 50
const mostPages = 10

/**
 * Migrations whose spaces are needed: the one under way, and those that can still be undone. Each ended before the next
 * one was planned, so that none can be older than one whose days have passed.
 */
export async function liveMigrations(now: string): Promise<StoredMigration[]> {
  const live: StoredMigration[] = []
  let cursor: string | undefined
  for (let page = 0; page < mostPages; page++) {
    const { items, nextCursor } = await migrations.list({
      pk: allMigrations,
      newestFirst: true,
      limit: pageSize,
      cursor,
      consistent: true,
    })
    for (const migration of items) {
      const { state, keptUntil } = migration
      if (state === 'switched' && (keptUntil ?? '') <= now) return live
      if (isUnderWay(state) || state === 'switched') live.push(migration)
    }
    cursor = nextCursor
    if (!cursor) break
  }
  return live
}
