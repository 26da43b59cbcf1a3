import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { newUser } from '#shared/users/new-user.ts'
import { namedVersion } from './named-version.ts'

process.env.TABLE_NAME = 'test'
const documents = mockClient(DynamoDBDocumentClient)
const older = newUser(
  { id: '7b0c4a52-1111-4222-8333-444455556666', email: 'a@x.test', membershipType: 'competitor' },
  '2026-01-01T00:00:00.000Z',
)
const newer = { ...older, city: 'Mesa', version: older.version + 1 }
const actor = { userId: older.id, user: older }

beforeEach(() => {
  documents.reset()
  documents.on(GetCommand).resolves({ Item: newer })
})

test('an edit is never built on a profile older than the version it names', async () => {
  expect(await namedVersion(actor, newer.version)).toMatchObject({ city: 'Mesa', version: newer.version })
  expect(documents.commandCalls(GetCommand)[0]?.args[0].input.ConsistentRead).toBe(true)
})

test('a profile that is of the named version is not read again', async () => {
  expect(await namedVersion(actor, older.version)).toBe(older)
  expect(documents.commandCalls(GetCommand)).toHaveLength(0)
})

test('a version that is not there any more is refused as a change in the meantime', async () => {
  await expect(namedVersion(actor, 7)).rejects.toMatchObject({ code: 'version_conflict' })
})
