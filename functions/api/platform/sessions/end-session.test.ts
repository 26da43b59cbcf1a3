import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { sessions } from '#core/platform/sessions/sessions.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import { endSession } from './end-session.ts'

process.env.TABLE_NAME = 'test'

const userId = '7b0c4a52-1111-4222-8333-444455556666'
const now = '2026-01-01T00:00:00.000Z'
const stolen = {
  id: '5c0c4a52-1111-4222-8333-444455556666',
  userId,
  userAgent: 'x',
  ip: '192.0.2.1',
  signedInAt: now,
  lastSeenAt: now,
  version: 1,
}

test('a device is signed out also when it says in this moment that it is in use', async () => {
  const registration = { id: userId, email: 'ann@example.test', membershipType: 'competitor' } as const
  const user = newUser(registration, now)
  const documents = mockClient(DynamoDBDocumentClient)
  documents.on(GetCommand).resolves({ Item: user })
  documents.on(GetCommand, { Key: sessions.key(stolen) }).resolves({ Item: stolen })
  // The device was seen between the read and the write, which gave its session another version.
  documents.on(TransactWriteCommand).callsFake(async ({ TransactItems }: TransactWriteCommandInput) => {
    const CancellationReasons = TransactItems?.map(({ Delete }) => ({
      Code: Delete?.ConditionExpression ? 'ConditionalCheckFailed' : 'None',
    }))
    if (CancellationReasons?.some(({ Code }) => Code !== 'None'))
      throw new TransactionCanceledException({ message: 'x', $metadata: {}, CancellationReasons })
    return {}
  })
  const request = { actor: { userId, user, sessionId: 'mine' }, params: { sessionId: stolen.id }, now }
  await endSession({ ...request, remember: () => [] } as never)
  const [written, deleted] =
    documents.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? []
  expect(written?.Put?.Item?.signedOut.sessions).toMatchObject([{ id: stolen.id }])
  expect(deleted?.Delete?.Key).toEqual(sessions.key(stolen))
})
