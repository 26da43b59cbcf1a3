import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { newUser } from '#shared/platform/users/new-user.ts'
import { eraseAccount } from './erase-account.ts'

process.env.TABLE_NAME = 'test'

const documents = mockClient(DynamoDBDocumentClient)
const pool = mockClient(CognitoIdentityProviderClient)

test('a member who became an administrator after asking to be deleted is not touched, rather than half erased', async () => {
  const now = '2026-01-01T00:00:00.000Z'
  const id = '7b0c4a52-1111-4222-8333-444455556666'
  const user = newUser({ id, email: 'ann@example.test', membershipType: 'admin' }, now)
  documents.on(GetCommand).resolves({ Item: user })
  await expect(eraseAccount(id, now)).rejects.toThrow('cannot be erased')
  expect(documents.calls()).toHaveLength(1)
  expect(pool.calls()).toHaveLength(0)
})
