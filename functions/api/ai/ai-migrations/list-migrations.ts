import { allMigrations, migrations } from '#core/ai/ai-migrations/migrations.ts'
import { shownMigrations } from '#core/ai/ai-migrations/shown-migrations.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listMigrations as contract } from '#shared/ai/ai-migrations/contract.ts'

async function listMigrations({ query, now }: ApiRequest<typeof contract>) {
  const page = await migrations.list({ pk: allMigrations, newestFirst: true, ...query })
  return { ...page, items: await shownMigrations(page.items, now) }
}

export const handler = endpoint(contract, listMigrations)
