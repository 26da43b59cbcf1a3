import type { MigrationId } from '#shared/ai/ai-migrations/ai-migration.ts'
import { getMigration, listMigrations } from '#shared/ai/ai-migrations/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { queryOrNull } from '#web/lib/query.ts'
import { isMoving } from '../components/migration-words.ts'

export const migrationsKey = 'ai-migrations'

const followMs = 2000

export const migrationPagesQuery = pagesQuery(listMigrations, {
  key: [migrationsKey, listMigrations.name],
})

/** While something happens by itself, it is read again every few seconds. */
export const migrationQuery = (migrationId: MigrationId) =>
  queryOrNull(
    migrationsKey,
    getMigration,
    { params: { migrationId } },
    { refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? followMs : false) },
  )
