import { setImmediate as turn } from 'node:timers/promises'
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  type GetCommandInput,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'

type Row = Record<string, unknown>

/**
 * A table of these rows for everything in this process that reads, and what was asked of it: the number of calls, and
 * how many of them waited for one another.
 */
export function fakeTable(rows: readonly Row[]) {
  process.env.TABLE_NAME = 'test'
  const asked = { calls: 0, inARow: 0 }
  let ended = 0
  const answer = async <T>(output: T): Promise<T> => {
    const place = ended + 1
    asked.calls += 1
    asked.inARow = Math.max(asked.inARow, place)
    await turn()
    ended = Math.max(ended, place)
    return output
  }
  const at = (key: Row | undefined) => rows.find(({ pk, sk }) => pk === key?.pk && sk === key?.sk)
  const documents = mockClient(DynamoDBDocumentClient)
  documents.on(GetCommand).callsFake(({ Key }: GetCommandInput) => answer({ Item: at(Key) }))
  documents
    .on(BatchGetCommand)
    .callsFake(({ RequestItems }: BatchGetCommandInput) =>
      answer({ Responses: { test: (RequestItems?.test?.Keys ?? []).flatMap((key) => at(key) ?? []) } }),
    )
  documents.on(QueryCommand).callsFake((query: QueryCommandInput) => answer({ Items: listed(rows, query) }))
  return asked
}

function listed(rows: readonly Row[], query: QueryCommandInput): Row[] {
  const { '#pk': pk = '', '#sk': sk = query.IndexName ? `${query.IndexName}sk` : 'sk' } =
    query.ExpressionAttributeNames ?? {}
  const { ':pk': partition, ':range': from, ':end': to } = query.ExpressionAttributeValues ?? {}
  const place = (row: Row) => String(row[sk])
  const inOrder = rows
    .filter((row) => row[pk] === partition)
    .filter((row) => to === undefined || (place(row) >= from && place(row) <= to))
    .toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
  return (query.ScanIndexForward === false ? inOrder.toReversed() : inOrder).slice(0, query.Limit)
}
