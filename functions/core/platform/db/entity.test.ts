import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { printLogsWith } from '#core/platform/log/log.ts'
import { entity } from './entity.ts'

process.env.TABLE_NAME = 'test'
const documents = mockClient(DynamoDBDocumentClient)

const notes = entity({
  name: 'note',
  erasure: 'impersonal',
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

const lines = entity({
  name: 'line',
  erasure: 'impersonal',
  packed: true,
  schema: z.object({ id: z.string(), title: z.string(), version: z.int() }),
  key: ({ id }: { id: string }) => ({ pk: 'LINES', sk: id }),
  gsi1: ({ title }) => ({ pk: 'TITLES', sk: title }),
})

test('a packed item is one text beside its keys, and is read as it was', async () => {
  documents.reset()
  const line = { id: 'a', title: 'Bass', version: 1 }
  const row = lines.item(line)
  expect(row).toEqual({
    ...{ entity: 'line', pk: 'LINES', sk: 'a', gsi1pk: 'TITLES', gsi1sk: 'Bass', version: 1 },
    data: JSON.stringify(line),
  })
  documents.on(GetCommand).resolves({ Item: row })
  documents.on(QueryCommand).resolves({ Items: [row] })
  expect(await lines.get({ id: 'a' })).toEqual(line)
  expect(lines.read(row)).toEqual(line)
  expect(await lines.list({ pk: 'LINES', limit: 1 })).toEqual({ items: [line] })
  expect(documents.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
    ProjectionExpression: '#packed, pk, sk',
  })
})

test('rows from before their kind was packed are read beside those from after, and broken ones are left out', async () => {
  documents.reset()
  printLogsWith(() => undefined)
  const [old, packed] = ['a', 'b'].map((id) => ({ id, title: 'Bass', version: 1 })) as [Line, Line]
  const broken = { pk: 'LINES', sk: 'c', data: '{"id":' }
  const rows = [{ ...old, pk: 'LINES', sk: 'a', entity: 'line' }, lines.item(packed), broken]
  documents.on(QueryCommand).callsFake(({ ProjectionExpression }) => ({
    Items: ProjectionExpression ? rows.map(({ pk, sk, ...row }) => ({ pk, sk, ...pick(row) })) : rows,
  }))
  expect(await lines.list({ pk: 'LINES', limit: 3 })).toEqual({ items: [old, packed] })
})

const counted = entity({
  name: 'counted',
  erasure: 'impersonal',
  packed: true,
  beside: ['places'],
  schema: z.object({ id: z.string(), places: z.optional(z.int()), version: z.int() }),
  key: ({ id }: { id: string }) => ({ pk: 'COUNTED', sk: id }),
})

test('what stands beside a packed item is read with it, and no write of the item writes it', async () => {
  documents.reset()
  const row = counted.item({ id: 'a', places: 3, version: 1 })
  expect(row).toEqual({
    ...{ entity: 'counted', pk: 'COUNTED', sk: 'a', version: 1 },
    data: JSON.stringify({ id: 'a', version: 1 }),
  })
  documents.on(QueryCommand).resolves({ Items: [{ ...row, places: 5 }, row] })
  const { items } = await counted.list({ pk: 'COUNTED', limit: 2 })
  expect(items).toEqual([
    { id: 'a', places: 5, version: 1 },
    { id: 'a', version: 1 },
  ])
  expect(documents.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
    ProjectionExpression: '#packed, pk, sk, #places',
    ExpressionAttributeNames: { '#places': 'places' },
  })
})

type Line = { id: string; title: string; version: number }

const pick = (row: Record<string, unknown>) => ('data' in row ? { data: row.data } : {})
