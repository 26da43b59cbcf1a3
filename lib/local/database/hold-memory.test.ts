import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { table } from '#lib/table.ts'
import { startDatabase } from './database.ts'
import { ensureTable } from './ensure-table.ts'

/**
 * Returns how often a process has touched memory that the kernel had yet to give it: the tenth field of
 * `stat`.
 */
const pageFaults = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[7])

test.runIf(process.platform === 'linux')('an engine answers in memory that it has', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'memory-'))
  const database = await startDatabase({ dataDir, endpoint: '' })
  try {
    await ensureTable(database.endpoint, 'cars', table)
    const client = new DynamoDBClient({
      endpoint: database.endpoint,
      region: 'us-east-1',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    })
    const key = { pk: { S: 'CAR#1' }, sk: { S: 'CAR' } }
    const item = { ...key, description: { S: 'Two 12-inch woofers. '.repeat(20) } }
    await client.send(new PutItemCommand({ TableName: 'cars', Item: item }))
    const read = () => client.send(new GetItemCommand({ TableName: 'cars', Key: key }))
    await read()

    const { pid } = JSON.parse(readFileSync(join(dataDir, 'database/dynoxide.pid'), 'utf8'))
    const before = pageFaults(pid)
    for (let times = 0; times < 200; times++) await read()
    expect(pageFaults(pid) - before).toBeLessThan(100)
  } finally {
    await database.stop()
  }
})
