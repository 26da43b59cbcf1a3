import {
  ApiGatewayManagementApiClient,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import { DynamoDBDocumentClient, GetCommand, type GetCommandInput, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { EventBridgeEvent } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { newId } from '#shared/ids.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import { answerHold } from '#test/support/holds.ts'
import { handler } from './push.ts'

Object.assign(process.env, { TABLE_NAME: 'test', LIVE_ENDPOINT: 'https://live.test' })
printLogsWith(() => undefined)

const userId = '7b0c4a52-1111-4222-8333-444455556666'
const now = '2026-01-01T00:00:00.000Z'

test('the figure that comes with a notification counts it already', async () => {
  const id = newId('ntf', now)
  const notification = { id, userId, type: 'info', title: 'x', message: 'x', read: false, createdAt: now }
  const user = newUser({ id: userId, email: 'ann@example.test', membershipType: 'competitor' }, now)
  const connection = { id: 'open', userId, connectedAt: now, version: 1 }
  const documents = mockClient(DynamoDBDocumentClient)
  documents.on(QueryCommand).resolves({ Items: [connection] })
  documents.on(GetCommand).callsFake(async ({ Key, ConsistentRead }: GetCommandInput) => {
    if (Key?.sk === 'PROFILE') return { Item: user }
    // A read that does not ask for the newest may be answered by a copy that is a moment behind.
    if (Key?.sk === 'UNREAD_NOTIFICATIONS')
      return { Item: { userId, unread: ConsistentRead ? 1 : 0, version: 1 } }
    return { Item: { ...notification, version: 1 } }
  })
  answerHold(documents)
  const live = mockClient(ApiGatewayManagementApiClient)
  live.on(PostToConnectionCommand).resolves({})
  const event = { time: now, detail: { id: 'fct_1', at: now, payload: { userId, notificationId: id } } }
  await handler(event as unknown as EventBridgeEvent<'notification.created', unknown>)
  const [posted] = live.commandCalls(PostToConnectionCommand)
  expect(JSON.parse(String(posted?.args[0].input.Data))).toMatchObject({ notification: { id }, unread: 1 })
})
