import { DynamoDBDocumentClient, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { findResults } from '#core/content/search/find-results.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import type { suggestSearch as contract } from '#shared/content/search/contract.ts'
import { indexedTypes } from '#shared/content/search/indexed-types.ts'
import { suggestSearch } from './suggest-search.ts'

process.env.TABLE_NAME = 'test'

const now = '2026-06-01T12:00:00.000Z'

test('a search asks the table three times for each type and twice for members, however much more there is to be found', async () => {
  const documents = mockClient(DynamoDBDocumentClient)
  documents.on(QueryCommand).callsFake(async ({ ExpressionAttributeValues = {} }: QueryCommandInput) => ({
    Items: [],
    LastEvaluatedKey: { pk: Object.values(ExpressionAttributeValues)[0], sk: 'a' },
  }))
  const queries = 3 * indexedTypes.length + 2
  const asked = { query: { q: 'ana banana' }, now } as unknown as ApiRequest<typeof contract>
  expect(await suggestSearch(asked)).toEqual({ items: [] })
  expect(documents.calls()).toHaveLength(queries)
  const query = { q: 'ana banana', limit: 20, submitted: 'false' } as const
  expect((await findResults({ query, now })).types.every(({ more }) => more)).toBe(true)
  expect(documents.calls()).toHaveLength(2 * queries)
})

test('a type that cannot be searched is named, and the others are there; where none can, the search is unavailable', async () => {
  const lines: object[] = []
  printLogsWith((line) => void lines.push(JSON.parse(line)))
  const documents = mockClient(DynamoDBDocumentClient)
  documents.on(QueryCommand).callsFake(async ({ ExpressionAttributeValues = {} }: QueryCommandInput) => {
    if (String(ExpressionAttributeValues[':pk']).startsWith('MEMBERS')) throw new Error('it cannot be read')
    return { Items: [] }
  })
  const query = { q: 'ana', limit: 20, submitted: 'false' } as const
  expect(await findResults({ query, now })).toMatchObject({
    failed: ['user'],
    types: ['event', 'content', 'organization', 'driver'].map((type) => ({ type, count: 0, more: false })),
  })
  expect(lines).toMatchObject([{ level: 'error', event: 'search.type_failed', type: 'user' }])
  documents.on(QueryCommand).rejects(new Error('the table does not answer'))
  await expect(findResults({ query, now })).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'Search service temporarily unavailable',
  })
})
