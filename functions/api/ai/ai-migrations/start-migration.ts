import { isOutdated, noteMigration } from '#core/ai/ai-migrations/settings-after.ts'
import { shownMigration } from '#core/ai/ai-migrations/shown-migrations.ts'
import { migrationFor, stepped } from '#core/ai/ai-migrations/step-migration.ts'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { startMigration as contract } from '#shared/ai/ai-migrations/contract.ts'
import { migrationRefusal } from '#shared/ai/ai-migrations/migration-refusal.ts'

async function startMigration({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { migrationId } = params
  const [migration, settings] = await Promise.all([
    migrationFor('start', { id: migrationId, ...body }, now),
    readAiSettings({ consistent: true }),
  ])
  if (isOutdated(migration, settings)) throw migrationRefusal.moved()
  const started = {
    ...migration,
    state: 'filling' as const,
    startedAt: now,
    version: migration.version + 1,
  }
  const answer = await shownMigration(started, now)
  await commit(
    ...(await stepped(migration, started)),
    announce('ai_migration.started', { migrationId }, now),
    noteMigration({ by: actor, description: 'Started a move of AI vectors', migrationId }, now),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, startMigration)
