import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { reportedSubjects } from './report-subjects.ts'

process.env.TABLE_NAME = 'test'

const documents = mockClient(DynamoDBDocumentClient)
const now = '2026-01-01T00:00:00.000Z'

test('a comment has one name by which it is reported, so that it never has two cases at once', async () => {
  const comment = {
    id: newId('fcm', now),
    postId: newId('fpo', now),
    userId: '7b0c4a52-1111-4222-8333-444455556666',
    text: 'Clean install.',
    createdAt: now,
    version: 1,
  }
  documents.on(GetCommand).resolves({ Item: comment })
  const { load } = reportedSubjects.comment
  const name = `${comment.postId}/${comment.id}`
  expect(await load(name)).toMatchObject({ text: comment.text })
  for (const other of [`${name}/`, `${name}/again`, `${name}//`]) expect(await load(other)).toBeUndefined()
})
