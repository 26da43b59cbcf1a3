import { DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { newUser } from '#shared/platform/users/new-user.ts'
import { storedSubscription } from '#test/support/stored-subscription.ts'
import { resumePausedSubscriptions } from './resume-paused-subscriptions.ts'

process.env.TABLE_NAME = 'test'

const documents = mockClient(DynamoDBDocumentClient)

test('a pause lasts until its instant, not only until its day, and one that was ended meanwhile is left alone', async () => {
  const resumeAt = '2026-01-31T18:00:00.000Z'
  const listed = storedSubscription({ status: 'paused', resumeAt })
  documents.on(QueryCommand).resolves({ Items: [] })
  documents
    .on(QueryCommand, { ExpressionAttributeValues: { ':pk': 'SUBSCRIPTIONS_RESUMING#2026-01-31' } })
    .resolves({ Items: [listed] })
  documents.on(TransactWriteCommand).resolves({})
  documents.on(GetCommand).resolves({})
  const row = documents.on(GetCommand, {
    Key: { pk: `USER#${listed.userId}`, sk: `SUBSCRIPTION#${listed.id}` },
  })
  row.resolves({ Item: listed })
  expect(await resumePausedSubscriptions('2026-01-31T17:59:59.999Z')).toEqual({ resumed: 0 })
  row.resolves({ Item: { ...listed, status: 'cancelled' } })
  expect(await resumePausedSubscriptions(resumeAt)).toEqual({ resumed: 0 })
})

test('no one is billed again by the end of a pause while their account is suspended', async () => {
  const resumeAt = '2026-01-31T18:00:00.000Z'
  const listed = storedSubscription({ status: 'paused', resumeAt })
  documents.reset()
  documents.on(QueryCommand).resolves({ Items: [] })
  documents
    .on(QueryCommand, { ExpressionAttributeValues: { ':pk': 'SUBSCRIPTIONS_RESUMING#2026-01-31' } })
    .resolves({ Items: [listed] })
  documents.on(TransactWriteCommand).resolves({})
  documents.on(GetCommand).resolves({})
  const pk = `USER#${listed.userId}`
  documents.on(GetCommand, { Key: { pk, sk: `SUBSCRIPTION#${listed.id}` } }).resolves({ Item: listed })
  const user = newUser(
    { id: listed.userId, email: 'ann@example.test', membershipType: 'competitor' },
    resumeAt,
  )
  documents
    .on(GetCommand, { Key: { pk, sk: 'PROFILE' } })
    .resolves({ Item: { ...user, status: 'suspended' } })
  expect(await resumePausedSubscriptions(resumeAt)).toEqual({ resumed: 0 })
})
