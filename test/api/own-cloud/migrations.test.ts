import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plans } from '#core/billing/plans/plans.ts'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import { commit } from '#core/platform/db/commit.ts'
import { jobProgress } from '#core/platform/jobs/job-progress.ts'
import { migrateRows } from '#core/platform/jobs/migrate-rows.ts'
import { beforeNextWrite } from '#test/support/before-next-write.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startCloud()
})
afterAll(() => cloud.stop())

const now = '2026-11-25T12:00:00.000Z'

/** A plan as it was stored when features were text; no one is offered it. */
async function oldPlan(id: string) {
  const row = {
    ...plans.key({ id }),
    entity: 'plan',
    id,
    name: 'Retailer',
    type: 'retailer',
    description: 'Put your shop where people look before they buy.',
    priceCents: 2999,
    currency: 'USD',
    billingPeriod: 'monthly',
    displayOrder: 30,
    isActive: false,
    features: ['Business directory listing', 'A wave from the counter'],
    version: 3,
  }
  await documents().send(new PutCommand({ TableName: env('TABLE_NAME'), Item: row }))
  return row
}

const stored = async (id: string) =>
  (await documents().send(new GetCommand({ TableName: env('TABLE_NAME'), Key: plans.key({ id }) }))).Item

async function beforeTheFirstRun() {
  const progress = await jobProgress.get({ job: 'migrate_rows' }, { consistent: true })
  if (progress) await commit(jobProgress.delete(progress))
}

test('a row of an older shape reads as one of today, and the job rewrites it once', async () => {
  const id = 'before_features_monthly'
  await oldPlan(id)
  const read = await plans.get({ id })
  expect(read?.features[0]).toEqual({ text: 'Business directory listing', needs: 'business_directory' })
  await beforeTheFirstRun()
  expect((await migrateRows([plans], now)).rewritten).toBeGreaterThanOrEqual(1)
  expect(await stored(id)).toMatchObject({ shape: plans.shape, version: 3, features: read?.features })
  expect(await plans.get({ id })).toEqual(read)
  expect(await migrateRows([plans], now)).toEqual({ rewritten: 0 })
})

test('a row that functions of the deployment before still wrote is rewritten on the next day', async () => {
  await beforeTheFirstRun()
  await migrateRows([plans], now)
  const id = 'written_by_the_former_monthly'
  await oldPlan(id)
  expect(await migrateRows([plans], '2026-11-26T00:30:00.000Z')).toEqual({ rewritten: 1 })
  await oldPlan(id)
  expect(await migrateRows([plans], '2026-11-27T00:30:00.000Z')).toEqual({ rewritten: 0 })
})

test('what someone writes while the job rewrites the same row stays', async () => {
  const id = 'written_meanwhile_monthly'
  await oldPlan(id)
  await beforeTheFirstRun()
  beforeNextWrite(
    async () => {
      const plan = await plans.get({ id }, { consistent: true })
      if (plan) await commit(plans.put({ ...plan, name: 'Shop', version: 4 }, { version: 3 }))
    },
    (input) => 'Item' in input && (input.Item as { id?: string }).id === id,
  )
  await migrateRows([plans], now)
  expect(await stored(id)).toMatchObject({ name: 'Shop', version: 4, shape: plans.shape })
})

test('a row that is only counted up while the job rewrites it is rewritten all the same', async () => {
  const id = 'counted_meanwhile_monthly'
  await oldPlan(id)
  await beforeTheFirstRun()
  beforeNextWrite(
    () =>
      documents().send(
        new UpdateCommand({
          TableName: env('TABLE_NAME'),
          Key: plans.key({ id }),
          UpdateExpression: 'ADD version :one',
          ExpressionAttributeValues: { ':one': 1 },
        }),
      ),
    (input) => 'Item' in input && (input.Item as { id?: string }).id === id,
  )
  await migrateRows([plans], now)
  expect(await stored(id)).toMatchObject({ version: 4, shape: plans.shape })
})

test('a row that no migration can read is reported, and tried again by the next run', async () => {
  const id = 'unreadable_monthly'
  const row = await oldPlan(id)
  const unreadable = { ...row, priceCents: 'free' }
  await documents().send(new PutCommand({ TableName: env('TABLE_NAME'), Item: unreadable }))
  await beforeTheFirstRun()
  await expect(migrateRows([plans], now)).rejects.toThrow('1 rows could not be rewritten')
  await documents().send(new PutCommand({ TableName: env('TABLE_NAME'), Item: row }))
  expect(await migrateRows([plans], now)).toEqual({ rewritten: 1 })
})
