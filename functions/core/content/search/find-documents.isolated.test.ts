import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { findOfTypes } from './find-documents.ts'
import { rulesChangedOn } from './rules-changed-on.ts'
import { searchEntries } from './search-entries.ts'

process.env.TABLE_NAME = 'test'

const event = { type: 'event', id: 'evt', title: 'Finals', description: '', url: '/', version: 1 } as const
const row = searchEntries.item({ ...event, term: 'finals' })

/** A table that has what an earlier deployment has stored, and how far the renewal of it is. */
function tableOf(finishedOn: string | undefined) {
  const documents = mockClient(DynamoDBDocumentClient)
  const progress = { job: 'renew_search_index', finishedOn, version: 1 }
  documents.on(GetCommand).resolves(finishedOn === undefined ? {} : { Item: progress })
  documents.on(QueryCommand).callsFake(async ({ ExpressionAttributeValues: values, IndexName }) => ({
    Items: !IndexName && values[':pk'] === 'SEARCH#event#fi' ? [row] : [],
  }))
  return documents
}

const found = async () => {
  const answer = await findOfTypes(['event', 'content'], 'finals')
  return [...answer].map(([type, { documents }]) => [type, documents.map(({ id }) => id)])
}

test('what is stored is found while the index is being renewed, and no type is asked by itself when it is', async () => {
  tableOf('2026-01-01')
  expect(await found()).toEqual([
    ['event', ['evt']],
    ['content', []],
  ])
  const renewed = tableOf(rulesChangedOn)
  await found()
  expect(renewed.commandCalls(QueryCommand)).toHaveLength(1)
  await found()
  expect(renewed.commandCalls(GetCommand)).toHaveLength(1)
})
