import { spaceInUse } from '#core/ai/ai-answers/read-space.ts'
import { isOutdated, movedTo } from '#core/ai/ai-migrations/settings-after.ts'
import { shownMigration } from '#core/ai/ai-migrations/shown-migrations.ts'
import { migrationFor, stepped } from '#core/ai/ai-migrations/step-migration.ts'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { daysToGoBack } from '#shared/ai/ai-migrations/ai-migration.ts'
import { switchMigration as contract } from '#shared/ai/ai-migrations/contract.ts'
import { migrationRefusal } from '#shared/ai/ai-migrations/migration-refusal.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

async function switchMigration({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { migrationId } = params
  const [migration, settings] = await Promise.all([
    migrationFor('switch', { id: migrationId, ...body }, now),
    readAiSettings({ consistent: true }),
  ])
  if (isOutdated(migration, settings)) throw migrationRefusal.moved()
  const fromSpace = spaceInUse(settings)
  const { to, toSpace } = migration
  const switched = {
    ...migration,
    state: 'switched' as const,
    ...(fromSpace && { fromSpace }),
    switchedAt: now,
    keptUntil: addTime(now, { days: daysToGoBack }),
    version: migration.version + 1,
  }
  const answer = await shownMigration(switched, now)
  const noted = { by: actor, description: 'Moved to another AI service or model', migrationId }
  await commit(
    ...(await stepped(migration, switched)),
    ...movedTo({ engine: to, space: toSpace }, settings, noted, now),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, switchMigration)
