import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  DynamoDBDocumentClient,
  GetCommand,
  type GetCommandInput,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { notifications } from '#core/platform/notifications/notifications.ts'
import { newId } from '#shared/ids.ts'
import type { markAllNotificationsRead as contract } from '#shared/platform/notifications/contract.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import { markAllNotificationsRead } from './mark-all-notifications-read.ts'

process.env.TABLE_NAME = 'test'

const userId = '7b0c4a52-1111-4222-8333-444455556666'
const now = '2026-01-01T00:00:00.000Z'
const asked = { actor: { userId }, query: {}, now, remember: () => [] } as unknown as ApiRequest<
  typeof contract
>

/** A table whose index of unread notifications still lists, two to a page, all that there ever were. */
function lateIndex(given: Notification[]): Map<string, Notification> {
  const listed = given.map((one) => notifications.item(one))
  const stored = new Map<string, Notification>(given.map((one) => [one.id, one]))
  const documents = mockClient(DynamoDBDocumentClient)
  documents.on(QueryCommand).callsFake(async ({ ExclusiveStartKey }: QueryCommandInput) => {
    const start = ExclusiveStartKey ? listed.findIndex(({ sk }) => sk === ExclusiveStartKey.sk) + 1 : 0
    const Items = listed.slice(start, start + 2)
    return { Items, ...(start + 2 < listed.length && { LastEvaluatedKey: Items.at(-1) }) }
  })
  documents.on(GetCommand).callsFake(async ({ Key }: GetCommandInput) => {
    if (Key?.sk === 'UNREAD_NOTIFICATIONS') return { Item: { userId, unread: 1, version: 1 } }
    return { Item: stored.get(String(Key?.sk).replace('NOTIFICATION#', '')) }
  })
  documents.on(TransactWriteCommand).callsFake(async ({ TransactItems = [] }: TransactWriteCommandInput) => {
    const written = TransactItems.flatMap(({ Put }) => (Put ? [Put.Item as Notification] : []))
    const CancellationReasons = written.map(({ id, version }) => ({
      Code: stored.get(id)?.version === version - 1 ? 'None' : 'ConditionalCheckFailed',
    }))
    if (CancellationReasons.some(({ Code }) => Code !== 'None'))
      throw new TransactionCanceledException({ message: 'x', $metadata: {}, CancellationReasons })
    for (const one of written) stored.set(one.id, one)
    return {}
  })
  return stored
}

const notificationOf = (second: number, changes: Partial<Notification> = {}): Notification => {
  const createdAt = new Date(Date.parse(now) - second * 1000).toISOString()
  const id = newId('ntf', createdAt)
  return {
    id,
    userId,
    type: 'info',
    title: 'x',
    message: 'x',
    read: false,
    createdAt,
    version: 1,
    ...changes,
  }
}

test('what was marked a moment ago, and is listed yet, keeps nothing else from being marked', async () => {
  const stored = lateIndex([1, 2, 3].map((second) => notificationOf(second)))
  const [first, second, third] = [...stored.keys()]
  for (const id of [first, second]) {
    const one = stored.get(id as string) as Notification
    stored.set(one.id, { ...one, read: true, readAt: now, version: 2 })
  }
  expect(await markAllNotificationsRead(asked)).toEqual({ marked: 1, remaining: 0, through: now })
  expect(stored.get(third as string)).toMatchObject({ read: true, readAt: now, version: 2 })
})

test('what has come since it began stays unread, also in the batches after the first', async () => {
  const stored = lateIndex([notificationOf(-30), notificationOf(-20), notificationOf(10)])
  const through = now
  const later = { ...asked, now: '2026-01-01T00:01:00.000Z', query: { through } }
  expect(await markAllNotificationsRead(later)).toMatchObject({ marked: 1, through })
  expect([...stored.values()].map(({ read }) => read)).toEqual([false, false, true])
})
