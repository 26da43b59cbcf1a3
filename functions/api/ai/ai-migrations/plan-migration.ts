import { spaceInUse } from '#core/ai/ai-answers/read-space.ts'
import { migrationRuns, migrations } from '#core/ai/ai-migrations/migrations.ts'
import { isSameEngine, named, noteMigration } from '#core/ai/ai-migrations/settings-after.ts'
import { shownMigration } from '#core/ai/ai-migrations/shown-migrations.ts'
import { checkEngine } from '#core/ai/ai-settings/check-engine.ts'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { planMigration as contract } from '#shared/ai/ai-migrations/contract.ts'
import { migrationRefusal } from '#shared/ai/ai-migrations/migration-refusal.ts'
import { aiRefusal } from '#shared/ai/ai-settings/ai-refusal.ts'
import { newId } from '#shared/ids.ts'

async function planMigration({ actor, body: { to }, now, remember }: ApiRequest<typeof contract>) {
  const [run, settings] = await Promise.all([
    migrationRuns.get({}, { consistent: true }),
    readAiSettings({ consistent: true }),
    checkEngine(to),
  ])
  if (run?.migrationId) throw migrationRefusal.running()
  const { engine, features } = settings
  if (isSameEngine(to, engine)) throw migrationRefusal.same()
  if (features.answer_search.on && !to.embeddingModel) throw aiRefusal.noEmbeddings()
  const fromSpace = spaceInUse(settings)
  const migration = {
    id: newId('aim', now),
    state: 'planning' as const,
    to,
    ...(engine && { from: engine }),
    ...(fromSpace && { fromSpace }),
    filled: 0,
    plannedBy: actor.userId,
    plannedAt: now,
    version: 1,
  }
  const answer = await shownMigration(migration, now)
  const { id: migrationId } = migration
  const next = { migrationId, version: (run?.version ?? 0) + 1 }
  await commit(
    migrations.put(migration, { absent: true }),
    migrationRuns.put(next, run ? { version: run.version } : { absent: true }, migrationRefusal.running),
    announce('ai_migration.planned', { migrationId }, now),
    noteMigration(
      {
        by: actor,
        description: 'Planned a move to another AI service or model',
        migrationId,
        before: named(engine),
        after: named(to),
      },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, planMigration)
