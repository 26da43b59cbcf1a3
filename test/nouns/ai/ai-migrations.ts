import type { MigrationId, MigrationState } from '#shared/ai/ai-migrations/ai-migration.ts'
import type { Client } from '#test/support/client.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putMigration } from '#test/support/stored-migration.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const aMigration = async (caller: Client | undefined, state: MigrationState) => ({
  migrationId: caller ? (await putMigration({ state })).id : (unknownId('aim') as MigrationId),
})

const step = (state: MigrationState) => async (caller?: Client) => ({
  params: await aMigration(caller, state),
  body: { version: 1 },
})

export const fixture = {
  listMigrations: () => ({}),
  getMigration: async (caller) => ({ params: await aMigration(caller, 'planned') }),
  planMigration: {
    // A plan would keep every other one of a shared cloud from being made.
    sample: () => ({
      body: {
        to: { baseUrl: 'https://engine-of-no-one.test/v1', model: 'echo-2', embeddingModel: 'hash-128' },
      },
    }),
    idle: [422, 'ai_host_refused'],
  },
  startMigration: step('planned'),
  switchMigration: step('verified'),
  undoMigration: step('verified'),
} satisfies NounFixture<'aiMigrations'>
