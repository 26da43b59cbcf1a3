import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mails } from '#core/platform/mails/mails.ts'
import { platformHolds } from '#core/platform/recovery/platform-hold.ts'
import { startDatabase } from '#lib/local/database/database.ts'
import { ensureTable } from '#lib/local/database/ensure-table.ts'
import { functionEnvironment } from '#lib/local/functions/environment.ts'
import { table } from '#lib/table.ts'
import { aHold } from '#test/support/holds.ts'
import { releaseByCommand } from '#test/support/release-command.ts'

const id = 'mail_01ARZ3NDEKTSV4RRFFQ69G5FAV'
const before = '2025-12-31T23:59:00.000Z'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'release-'))
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** Works on the table of a platform that does not run. */
async function onTable<T>(
  work: (documents: DynamoDBDocumentClient, TableName: string) => Promise<T>,
): Promise<T> {
  const { endpoint, stop } = await startDatabase({ dataDir })
  const { TABLE_NAME } = functionEnvironment({ url: '', databaseEndpoint: endpoint })
  await ensureTable(endpoint, TABLE_NAME, table)
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region: 'us-east-1', credentials }),
    { marshallOptions: { removeUndefinedValues: true } },
  )
  try {
    return await work(client, TABLE_NAME)
  } finally {
    client.destroy()
    await stop()
  }
}

const release = (...args: string[]) => releaseByCommand({ dataDir }, ...args)

const mail = mails.item({
  id: id as never,
  toEmail: 'ann@example.test',
  templateId: 'welcome',
  templateData: { firstName: 'Ann' },
  priority: 'normal',
  status: 'queued',
  attempts: 0,
  nextAttemptAt: before,
  createdAt: before,
  version: 1,
})

/** As an earlier version kept it; those of today lie in the queues. */
const event = { id: 'one', detail: {} }
const letter = { id: 'one', consumer: 'deliverMail', event, reason: 'held', failedAt: before }
const kept = () => JSON.parse(readFileSync(join(dataDir, 'bus', 'bus.json'), 'utf8'))

test('a stopped platform is released by its data folder; its next start delivers what was given back', async () => {
  await onTable(async (documents, TableName) => {
    for (const Item of [platformHolds.item(aHold()), mail])
      await documents.send(new PutCommand({ TableName, Item }))
  })
  mkdirSync(join(dataDir, 'bus'), { recursive: true })
  writeFileSync(join(dataDir, 'bus', 'bus.json'), JSON.stringify({ waiting: [], deadLetters: [letter] }))

  const asked = await release('--mails=drop')
  expect(asked.code).toBe(1)
  expect(asked.said).toContain('1 email queued, 0 campaigns scheduled, 0 webhooks pending.')
  expect(asked.said).toContain('--campaigns=missed')
  expect(kept().deadLetters).toHaveLength(1)

  const done = await release('--mails=drop', '--campaigns=missed')
  expect(done).toEqual({
    code: 0,
    said: 'Dropped 1 mail.\nStopped 0 campaigns.\nThe platform is released.\nDelivered 1 dead letter again.\n',
  })
  const delivery = { id: 'deliverMail-one', consumer: 'deliverMail', event }
  expect(kept()).toEqual({ waiting: [delivery] })
  await onTable(async (documents, TableName) => {
    const read = async (Key: object) => (await documents.send(new GetCommand({ TableName, Key }))).Item
    expect(await read(mails.key({ id }))).toMatchObject({ status: 'unwanted', version: 2 })
    expect(await read(platformHolds.key({}))).toMatchObject({ state: 'released', version: 3 })
  })
  expect(await release('--mails=drop', '--campaigns=missed')).toEqual({ code: 0, said: 'Nothing is held.\n' })
})

test('what cannot be released says why', async () => {
  expect(await release('--mails=keep', '--campaigns=missed')).toEqual({
    code: 1,
    said: '--mails must be drop or send, not "keep".\n',
  })
  expect(await release('--mails=drop', '--campaigns=missed')).toEqual({
    code: 1,
    said: `${dataDir} is not a data folder of this platform.\n`,
  })
})
