import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { printLogsWith } from '#core/log/log.ts'
import { entity } from './entity.ts'

process.env.TABLE_NAME = 'test'
const documents = mockClient(DynamoDBDocumentClient)

const notes = entity({
  name: 'note',
  schema: z.object({ id: z.string(), version: z.int() }),
  key: ({ id }: { id: string }) => ({ pk: 'NOTES', sk: id }),
})

test('an item that cannot be read is left out of a list and logged, without what it says', async () => {
  documents.reset()
  const lines: string[] = []
  printLogsWith((line) => lines.push(line))
  const unreadable = { pk: 'NOTES', sk: 'b', id: 5, version: 'secret words' }
  const LastEvaluatedKey = { pk: 'NOTES', sk: 'b' }
  documents
    .on(QueryCommand)
    .resolves({ Items: [{ id: 'a', version: 1 }, unreadable, { id: 'c', version: 1 }], LastEvaluatedKey })
  const { items, nextCursor } = await notes.list({ pk: 'NOTES', limit: 3 })
  expect(items.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(nextCursor).toBeDefined()
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'db.unreadable_item', entity: 'note', sk: 'b' })
  expect(lines[0]).not.toContain('secret words')
  documents.on(GetCommand).resolves({ Item: unreadable })
  await expect(notes.get({ id: 'b' })).rejects.toThrow()
})
