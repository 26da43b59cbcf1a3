import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { alone } from './alone.ts'

process.env.TABLE_NAME = 'test'
printLogsWith(() => undefined)
const documents = mockClient(DynamoDBDocumentClient)
let kept: { job: string; version: number; until: string } | undefined

beforeEach(() => {
  documents.reset()
  kept = undefined
  documents.on(GetCommand).callsFake(async () => ({ Item: kept }))
  documents.on(TransactWriteCommand).callsFake(async ({ TransactItems }) => {
    const { Item, ExpressionAttributeValues: expected } = TransactItems[0].Put
    if (kept?.version !== expected?.[':version'])
      throw Object.assign(new Error('refused'), {
        name: 'TransactionCanceledException',
        CancellationReasons: [{ Code: 'ConditionalCheckFailed' }],
      })
    kept = Item
    return {}
  })
})

const lease = (now: string) => ({ job: 'a_job', seconds: 300, now })

test('one of many simultaneous runs works, and the next one works when it is over', async () => {
  const now = '2026-01-01T00:00:00.000Z'
  let [working, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, ++working)
    await new Promise(setImmediate)
    working--
    return 'done'
  }
  const answers = await Promise.all(Array.from({ length: 20 }, () => alone(lease(now), work)))
  expect(answers.filter(Boolean)).toEqual(['done'])
  expect(most).toBe(1)
  expect(await alone(lease(now), work)).toBe('done')
})

test('a run that was cut off holds the next ones up for as long as it might have worked', async () => {
  kept = { job: 'a_job', version: 1, until: '2026-01-01T00:05:00.000Z' }
  expect(await alone(lease('2026-01-01T00:04:00.000Z'), async () => 'done')).toBeUndefined()
  expect(await alone(lease('2026-01-01T00:05:00.000Z'), async () => 'done')).toBe('done')
})

test('a run that fails lets the next one work at once', async () => {
  const now = '2026-01-01T00:00:00.000Z'
  await expect(alone(lease(now), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await alone(lease(now), async () => 'done')).toBe('done')
})
