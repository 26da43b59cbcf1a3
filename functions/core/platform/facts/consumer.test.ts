import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { EventBridgeEvent } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { facts } from '#core/platform/users/facts.ts'
import { aHold, answerHold, noticeHold } from '#test/support/holds.ts'
import { consumer } from './consumer.ts'

process.env.TABLE_NAME = 'test'
printLogsWith(() => undefined)

const documents = mockClient(DynamoDBDocumentClient)
let stored: Set<string>

/** A table that keeps only keys, and refuses a key that it has. */
beforeEach(() => {
  stored = new Set()
  documents.reset()
  answerHold(documents)
  documents.on(TransactWriteCommand).callsFake(({ TransactItems = [] }) => {
    const keys = TransactItems.map(
      ({ Put }: { Put: { Item: { pk: string; sk: string } } }) => `${Put.Item.pk} ${Put.Item.sk}`,
    )
    const codes = keys.map((key: string) => ({ Code: stored.has(key) ? 'ConditionalCheckFailed' : 'None' }))
    if (codes.some(({ Code }: { Code: string }) => Code !== 'None'))
      throw new TransactionCanceledException({ message: 'x', $metadata: {}, CancellationReasons: codes })
    for (const key of keys) stored.add(key)
    return {}
  })
})

const event = (id = 'fct_1', time = '2026-01-01T00:00:05Z') =>
  ({
    time,
    detail: {
      id,
      at: '2026-01-01T00:00:05.500Z',
      payload: { userId: '7b0c4a52-1111-4222-8333-444455556666' },
    },
  }) as unknown as EventBridgeEvent<'registration.completed', unknown>

let effects = 0
const effect = () => ({
  item: { Put: { TableName: 'test', Item: { pk: `EFFECT#${++effects}`, sk: 'E' } } },
})
const effectsStored = () => [...stored].filter((key) => key.startsWith('EFFECT')).length

test('a consumer that crashes between effect and acknowledgment has its effect once', async () => {
  let crashes = 2
  const handler = consumer(facts, 'registration.completed', 'crash', async ({ once }) => {
    await commit(once, effect())
    if (crashes-- > 0) throw new Error('the process ended here')
  })
  await expect(handler(event())).rejects.toThrow('the process ended here')
  await handler(event())
  await handler(event())
  expect(effectsStored()).toBe(1)
})

test('a consumer that crashes before its effect has it at the next delivery', async () => {
  let crashes = 1
  const handler = consumer(facts, 'registration.completed', 'early', async ({ once }) => {
    if (crashes-- > 0) throw new Error('the process ended here')
    await commit(once, effect())
  })
  await expect(handler(event())).rejects.toThrow()
  expect(effectsStored()).toBe(0)
  await handler(event())
  expect(effectsStored()).toBe(1)
})

test('twenty simultaneous deliveries have one effect, each effect of a fact for itself', async () => {
  const one = consumer(facts, 'registration.completed', 'one', ({ once }) => commit(once, effect()))
  const other = consumer(facts, 'registration.completed', 'other', ({ once }) => commit(once, effect()))
  await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other)(event())))
  expect(effectsStored()).toBe(2)
  await one(event('fct_2'))
  expect(effectsStored()).toBe(3)
})

test('a consumer never lives before the fact that woke it', async () => {
  const times: string[] = []
  const handler = consumer(facts, 'registration.completed', 'time', async ({ now }) => void times.push(now))
  await handler(event('fct_3', '2026-01-01T00:00:05Z'))
  await handler(event('fct_4', '2026-01-01T00:00:09Z'))
  expect(times).toEqual(['2026-01-01T00:00:05.500Z', '2026-01-01T00:00:09.000Z'])
})

test('a fact that is not what it should be is refused, not guessed at', async () => {
  const handler = consumer(facts, 'registration.completed', 'form', ({ once }) => commit(once, effect()))
  const wrong = event()
  Object.assign(wrong.detail as object, { payload: { userId: 'no-one' } })
  await expect(handler(wrong)).rejects.toThrow()
  expect(effectsStored()).toBe(0)
})

test('while the platform is held, a fact goes back to its queue without any effect, and has it once after the release', async () => {
  answerHold(documents, aHold())
  await noticeHold()
  const handler = consumer(facts, 'registration.completed', 'held', ({ once }) => commit(once, effect()))
  await expect(handler(event('fct_5'))).rejects.toThrow('registration.completed waits until')
  await expect(handler(event('fct_5'))).rejects.toMatchObject({ name: 'PlatformHeld' })
  expect(stored.size).toBe(0)
  answerHold(documents, aHold({ state: 'released' }))
  await handler(event('fct_5'))
  await handler(event('fct_5'))
  expect(effectsStored()).toBe(1)
})
