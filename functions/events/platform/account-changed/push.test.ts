import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import { DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { EventBridgeEvent } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import type { TableGrant } from '#lib/function-infra.ts'
import { users } from '#lib/nouns/platform/users.ts'
import { answerHold } from '#test/support/holds.ts'
import { handler } from './push.ts'

Object.assign(process.env, { TABLE_NAME: 'test', LIVE_ENDPOINT: 'https://live.test' })
printLogsWith(() => undefined)

const userId = '7b0c4a52-1111-4222-8333-444455556666'
const now = '2026-01-01T00:00:00.000Z'
const connection = { id: 'gone', userId, connectedAt: '2025-12-31T23:59:00.000Z', version: 1 }
const granted: readonly TableGrant[] = users.consumers.pushAccount.table

/** Refuses what the policy of a function does not name, like AWS. */
async function allowed<T>(grant: TableGrant, answer: T): Promise<T> {
  if (granted.includes(grant)) return answer
  throw Object.assign(new Error(`not authorized to ${grant}`), { name: 'AccessDeniedException' })
}

test('a page that was closed without a word is forgotten, with what the function may do', async () => {
  const documents = mockClient(DynamoDBDocumentClient)
  documents.on(QueryCommand).callsFake(() => allowed('query', { Items: [connection] }))
  documents.on(GetCommand).callsFake(() => allowed('get', { Item: connection }))
  documents.on(TransactWriteCommand).callsFake(() => allowed('delete', {}))
  answerHold(documents)
  const live = mockClient(ApiGatewayManagementApiClient)
  live.on(PostToConnectionCommand).rejects(new GoneException({ message: 'gone', $metadata: {} }))
  const event = { time: now, detail: { id: 'fct_1', at: now, payload: { userId } } }
  await handler(event as unknown as EventBridgeEvent<'account.changed', unknown>)
  expect(documents.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems).toMatchObject([
    { Delete: { Key: { pk: 'CONNECTION#gone' } } },
  ])
})
