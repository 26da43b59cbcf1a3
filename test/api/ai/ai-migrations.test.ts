import { expect, test } from 'vitest'
import type { MigrationId } from '#shared/ai/ai-migrations/ai-migration.ts'
import {
  getMigration,
  listMigrations,
  planMigration,
  startMigration,
  switchMigration,
  undoMigration,
} from '#shared/ai/ai-migrations/contract.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putMigration } from '#test/support/stored-migration.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const admin = await demoClient(url, 'admin')
const elsewhere = { baseUrl: 'https://engine-of-no-one.test/v1', model: 'echo-2' }

test('no one but administrators plans, sees, or takes a step of a migration', async () => {
  const params = { migrationId: (await putMigration()).id }
  const body = { version: 1 }
  for (const account of ['organizer', 'manufacturer', 'member']) {
    const client = await demoClient(url, account)
    const answers = await Promise.all([
      client.call(listMigrations, {}),
      client.call(getMigration, { params }),
      client.call(planMigration, { body: { to: elsewhere } }),
      client.call(startMigration, { params, body }),
      client.call(switchMigration, { params, body }),
      client.call(undoMigration, { params, body }),
    ])
    for (const answer of answers) expectProblem(answer, 403, 'admin_only')
  }
  expect((await admin.call(getMigration, { params })).body).toMatchObject({ state: 'planned', version: 1 })
})

test('a migration that does not exist is not found', async () => {
  const params = { migrationId: unknownId('aim') as MigrationId }
  const body = { version: 1 }
  const answers = await Promise.all([
    admin.call(getMigration, { params }),
    admin.call(startMigration, { params, body }),
    admin.call(switchMigration, { params, body }),
    admin.call(undoMigration, { params, body }),
  ])
  for (const answer of answers) expectProblem(answer, 404, 'migration_not_found')
})

test('a host that this deployment does not allow cannot be moved to', async () => {
  const refused = expectProblem(
    await admin.call(planMigration, { body: { to: elsewhere } }),
    422,
    'ai_host_refused',
  )
  expect(refused.detail).toBe('This host is not allowed for AI.')
})

test('a migration is shown with who planned it and what can be done', async () => {
  const { id } = await putMigration({ state: 'verified' })
  const { body } = await admin.call(getMigration, { params: { migrationId: id } })
  expect(body).toMatchObject({
    id,
    state: 'verified',
    acts: ['switch', 'undo'],
    plannedByName: expect.any(String),
  })
  const listed = await admin.call(listMigrations, { query: { limit: 50 } })
  expect(listed.body.items.map((one) => one.id)).toContain(id)
})

test('a step is taken once, by who saw the migration as it is', async () => {
  const params = { migrationId: (await putMigration()).id }
  expectProblem(await admin.call(startMigration, { params, body: { version: 7 } }), 409, 'version_conflict')
  expectProblem(await admin.call(switchMigration, { params, body: { version: 1 } }), 409, 'migration_not_now')
  const started = await admin.call(startMigration, { params, body: { version: 1 } })
  expect(started.body).toMatchObject({ state: 'filling', acts: ['undo'], version: 2 })
  expectProblem(await admin.call(startMigration, { params, body: { version: 2 } }), 409, 'migration_not_now')
  const undone = await Promise.all(
    [1, 2, 3].map(() => admin.call(undoMigration, { params, body: { version: 2 } })),
  )
  expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('a repeated press of undo gets the same answer', async () => {
  const params = { migrationId: (await putMigration({ state: 'failed', failure: 'It failed.' })).id }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await admin.call(undoMigration, { params, body: { version: 1 } }, key)
  expect(first.body.state).toBe('undone')
  const again = await admin.call(undoMigration, { params, body: { version: 1 } }, key)
  expect([again.status, again.body]).toEqual([200, first.body])
})

test('what was planned from another service than the one in use is outdated', async () => {
  const from = { baseUrl: 'https://engine.boxrise.test/v1', model: 'one-of-the-past' }
  for (const [state, contract] of [
    ['planned', startMigration],
    ['verified', switchMigration],
  ] as const) {
    const { id } = await putMigration({ state, from })
    const answer = await admin.call(contract, { params: { migrationId: id }, body: { version: 1 } })
    expectProblem(answer, 409, 'migration_outdated')
  }
})

test('after its days a switch cannot be undone', async () => {
  const { id } = await putMigration({
    state: 'switched',
    switchedAt: '2026-01-01T00:00:00.000Z',
    keptUntil: '2026-01-08T00:00:00.000Z',
  })
  const params = { migrationId: id }
  const refused = await admin.call(undoMigration, { params, body: { version: 1 } })
  const { detail } = expectProblem(refused, 409, 'migration_too_late')
  expect(detail).toBe('The earlier vectors are gone. Plan a move back instead.')
})
