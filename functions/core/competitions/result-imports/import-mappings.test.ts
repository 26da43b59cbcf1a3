import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { importMappings } from './import-mappings.ts'

process.env.TABLE_NAME = 'test'

const now = '2026-01-01T00:00:00.000Z'
const userId = '7b0c4a52-1111-4222-8333-000000000000'
const documents = mockClient(DynamoDBDocumentClient)
const holds = (Item: object) => documents.on(GetCommand).resolves({ Item })

test('a kept mapping of an import keeps the columns that the code knows', async () => {
  const kept = { userId, kind: 'runs', headersKey: 'no,score', createdAt: now, updatedAt: now, version: 1 }
  holds({ ...kept, columns: { run_1: 2, lane_color: 3 } })
  const found = await importMappings.get({ userId, kind: 'runs', headersKey: 'no,score' })
  expect(found?.columns).toEqual({ run_1: 2 })
  holds({ ...kept, columns: {} })
  expect((await importMappings.get({ userId, kind: 'runs', headersKey: 'no,score' }))?.columns).toEqual({})
})
