import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { findResults } from '#core/content/search/find-results.ts'
import { rulesChangedOn } from '#core/content/search/rules-changed-on.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { jobProgress } from '#core/platform/jobs/job-progress.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import type { suggestSearch as contract } from '#shared/content/search/contract.ts'
import { indexedTypes } from '#shared/content/search/indexed-types.ts'
import { suggestSearch } from './suggest-search.ts'

process.env.TABLE_NAME = 'test'

const now = '2026-06-01T12:00:00.000Z'

/** All rows of the index are of today’s rules. */
const renewed = jobProgress.item({ job: 'renew_search_index', finishedOn: rulesChangedOn, version: 1 })

/** A table that has nothing, and more of it than is read in the lists that are cut. */
function emptyTable({ isCut = () => false }: { isCut?: (pk: string) => boolean } = {}) {
  const documents = mockClient(DynamoDBDocumentClient)
  documents.on(GetCommand).resolves({ Item: renewed })
  documents.on(QueryCommand).callsFake(async (query: QueryCommandInput) => {
    const pk = String(query.ExpressionAttributeValues?.[':pk'])
    const last = { pk, sk: 'a', gsi1pk: pk, gsi1sk: 'a' }
    return { Items: [], ...(isCut(pk) && { LastEvaluatedKey: last }) }
  })
  return {
    callsOf: async (q: string) => {
      documents.resetHistory()
      await suggestSearch({ query: { q }, now } as unknown as ApiRequest<typeof contract>)
      const asked = documents.commandCalls(QueryCommand).map(({ args }) => args[0].input)
      const isSpelling = (pk: unknown) => String(pk).startsWith('SPELLED')
      const spelled = asked.filter((query) => isSpelling(query.ExpressionAttributeValues?.[':pk']))
      return { looked: asked.length - spelled.length, spelled: spelled.length }
    },
    documents,
  }
}

test('a search of all types asks the table three times for a word and four times for several, and twice for each of two words that may be misspelled', async () => {
  const { callsOf } = emptyTable()
  expect(await callsOf('ana')).toEqual({ looked: 3, spelled: 0 })
  expect(await callsOf('ana bo')).toEqual({ looked: 4, spelled: 0 })
  expect(await callsOf('ana banana')).toEqual({ looked: 4, spelled: 2 })
  expect(await callsOf('anna banana cabana hosanna')).toEqual({ looked: 4, spelled: 4 })
})

test('where more things have a word than are read, titles are asked, too, and each type of which few are among them', async () => {
  const { callsOf } = emptyTable({ isCut: (pk) => pk.startsWith('SEARCH#') })
  expect(await callsOf('ana')).toEqual({ looked: 3 + 1 + indexedTypes.length, spelled: 0 })
  expect(await callsOf('ana bo')).toEqual({ looked: 4 + 1 + indexedTypes.length, spelled: 0 })
  const { types } = await findResults({ query: { q: 'ana', limit: 20, submitted: 'false' }, now })
  expect(types.map(({ more }) => more)).toEqual([true, true, true, false, true, true])
})

test('where more members have a name than are read, those with just that name are asked for', async () => {
  const { callsOf } = emptyTable({ isCut: (pk) => pk.startsWith('MEMBERS#find') })
  expect(await callsOf('ana')).toEqual({ looked: 4, spelled: 0 })
})

test('a search of one type asks for its words, and for titles where they are more than are read', async () => {
  const { documents } = emptyTable()
  const query = { q: 'ana bo', type: 'event', limit: 20, submitted: 'false' } as const
  await findResults({ query, now })
  expect(documents.commandCalls(QueryCommand)).toHaveLength(2)
  const { documents: cut } = emptyTable({ isCut: () => true })
  await findResults({ query, now })
  expect(cut.commandCalls(QueryCommand)).toHaveLength(3)
})

test('members who cannot be searched are named as a type that failed, and what the index has is there, and the reverse; where neither can, the search is unavailable', async () => {
  const lines: object[] = []
  printLogsWith((line) => void lines.push(JSON.parse(line)))
  const documents = mockClient(DynamoDBDocumentClient)
  documents.on(GetCommand).resolves({ Item: renewed })
  documents.on(QueryCommand).callsFake(async ({ ExpressionAttributeValues = {} }: QueryCommandInput) => {
    if (String(ExpressionAttributeValues[':pk']).startsWith('MEMBERS')) throw new Error('it cannot be read')
    return { Items: [] }
  })
  const query = { q: 'ana', limit: 20, submitted: 'false' } as const
  expect(await findResults({ query, now })).toMatchObject({
    failed: ['user'],
    types: ['event', 'business', 'content', 'organization', 'driver'].map((type) => ({
      type,
      count: 0,
      more: false,
    })),
  })
  expect(lines).toMatchObject([{ level: 'error', event: 'search.types_failed', types: ['user'] }])
  documents.on(QueryCommand).callsFake(async ({ ExpressionAttributeValues = {} }: QueryCommandInput) => {
    if (String(ExpressionAttributeValues[':pk']).startsWith('SEARCH#')) throw new Error('it cannot be read')
    return { Items: [] }
  })
  expect(await findResults({ query, now })).toMatchObject({
    failed: ['event', 'business', 'content', 'organization', 'driver'],
    types: [{ type: 'user', count: 0, more: false }],
  })
  documents.on(QueryCommand).rejects(new Error('the table does not answer'))
  await expect(findResults({ query, now })).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'Search service temporarily unavailable',
  })
})
