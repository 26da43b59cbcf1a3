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

test('a search asks the table three times for each type, four times for members, and twice for each of two words that may be misspelled', async () => {
  const documents = mockClient(DynamoDBDocumentClient)
  documents.on(QueryCommand).callsFake(async ({ ExpressionAttributeValues = {} }: QueryCommandInput) => ({
    Items: [],
    LastEvaluatedKey: { pk: Object.values(ExpressionAttributeValues)[0], sk: 'a' },
  }))
  const callsOf = async (q: string) => {
    const before = documents.calls().length
    await suggestSearch({ query: { q }, now } as unknown as ApiRequest<typeof contract>)
    return documents.calls().length - before
  }
  const types = indexedTypes.length + 1
  expect(await callsOf('ana bo')).toBe(3 * types + 1)
  expect(await callsOf('ana banana')).toBe(3 * types + 1 + 2)
  expect(await callsOf('anna banana cabana hosanna')).toBe(3 * types + 1 + 4)
  // One word is not looked up as one again.
  expect(await callsOf('ana')).toBe(2 * types + 1)
  const query = { q: 'ana banana', limit: 20, submitted: 'false' } as const
  const { types: counts, didYouMean } = await findResults({ query, now })
  expect(counts.every(({ more }) => more)).toBe(true)
  expect(didYouMean).toBeUndefined()
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
