import type { StoredMigration } from '#core/ai/ai-migrations/migrations.ts'
import { isStillInUse, movedTo, noteMigration } from '#core/ai/ai-migrations/settings-after.ts'
import { shownMigration } from '#core/ai/ai-migrations/shown-migrations.ts'
import { migrationFor, stepped } from '#core/ai/ai-migrations/step-migration.ts'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { undoMigration as contract } from '#shared/ai/ai-migrations/contract.ts'
import { migrationRefusal } from '#shared/ai/ai-migrations/migration-refusal.ts'

type Request = ApiRequest<typeof contract>

async function undoMigration({ actor, params, body, now, remember }: Request) {
  const migration = await migrationFor('undo', { id: params.migrationId, ...body }, now)
  const undone = { ...migration, state: 'undone' as const, version: migration.version + 1 }
  const answer = await shownMigration(undone, now)
  await commit(
    ...(await stepped(migration, undone)),
    ...(await takenBack(migration, actor, now)),
    ...remember(answer),
  )
  return answer
}

/** Before the switch nothing was changed that could be taken back. */
async function takenBack(migration: StoredMigration, by: Request['actor'], now: string): Promise<Write[]> {
  const { id: migrationId, state, from, fromSpace } = migration
  if (state !== 'switched')
    return [noteMigration({ by, description: 'Gave up a move to another AI service', migrationId }, now)]
  const settings = await readAiSettings({ consistent: true })
  if (!isStillInUse(migration, settings)) throw migrationRefusal.moved()
  const noted = { by, description: 'Went back to the AI service before', migrationId }
  return movedTo({ engine: from, space: fromSpace }, settings, noted, now)
}

export const handler = endpoint(contract, undoMigration)
