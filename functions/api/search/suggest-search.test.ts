import { DynamoDBDocumentClient, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import type { ApiRequest } from '#core/actors/endpoint.ts'
import type { suggestSearch as contract } from '#shared/search/contract.ts'
import { indexedTypes } from '#shared/search/indexed-types.ts'
import { suggestSearch } from './suggest-search.ts'

process.env.TABLE_NAME = 'test'

test('a suggestion asks the table three times for each type and once for members, however much more there is to be found', async () => {
  const documents = mockClient(DynamoDBDocumentClient)
  documents.on(QueryCommand).callsFake(async ({ ExpressionAttributeValues = {} }: QueryCommandInput) => ({
    Items: [],
    LastEvaluatedKey: { pk: Object.values(ExpressionAttributeValues)[0], sk: 'a' },
  }))
  const asked = { query: { q: 'ana banana' } } as unknown as ApiRequest<typeof contract>
  expect(await suggestSearch(asked)).toEqual({ items: [] })
  expect(documents.calls()).toHaveLength(3 * indexedTypes.length + 1)
})
