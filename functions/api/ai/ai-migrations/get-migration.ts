import { shownMigration } from '#core/ai/ai-migrations/shown-migrations.ts'
import { findMigration } from '#core/ai/ai-migrations/step-migration.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMigration as contract } from '#shared/ai/ai-migrations/contract.ts'

async function getMigration({ params, now }: ApiRequest<typeof contract>) {
  return shownMigration(await findMigration(params.migrationId), now)
}

export const handler = endpoint(contract, getMigration)
