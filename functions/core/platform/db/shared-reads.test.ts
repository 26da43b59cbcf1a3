import { BatchGetCommand, DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { entity } from './entity.ts'
import { getMany } from './get-many.ts'
import { sharingReads } from './shared-reads.ts'

process.env.TABLE_NAME = 'test'

const documents = mockClient(DynamoDBDocumentClient)

const things = entity({
  name: 'thing',
  erasure: 'impersonal',
  schema: z.object({ id: z.string(), version: z.int() }),
  key: ({ id }: { id: string }) => ({ pk: `THING#${id}`, sk: 'THING' }),
})

const stored = (id: string) => things.item({ id, version: 1 })

beforeEach(() => {
  documents.reset()
  documents.on(GetCommand).resolves({ Item: stored('one') })
  documents.on(BatchGetCommand).resolves({ Responses: { test: [stored('two'), stored('one')] } })
  documents.on(QueryCommand).resolves({ Items: [stored('one')] })
})

const commands = () => documents.calls().map(({ args: [{ input }] }) => input)

test('rows that are asked for at the same time are read in one call', async () => {
  const answer = await sharingReads(() =>
    Promise.all([
      things.get({ id: 'one' }),
      things.get({ id: 'gone' }),
      getMany([things.key({ id: 'two' }), things.key({ id: 'one' })]),
    ]),
  )
  expect(answer).toMatchObject([{ id: 'one' }, undefined, [{ id: 'two' }, { id: 'one' }]])
  expect(commands()).toEqual([
    {
      RequestItems: {
        test: {
          Keys: ['one', 'gone', 'two'].map((id) => things.key({ id })),
          ConsistentRead: false,
        },
      },
    },
  ])
})

test('nothing is read twice in one answer', async () => {
  await sharingReads(async () => {
    await Promise.all([things.list({ pk: 'THINGS', limit: 5 }), things.get({ id: 'one' })])
    await Promise.all([things.list({ pk: 'THINGS', limit: 5 }), things.get({ id: 'one' })])
  })
  expect(commands()).toHaveLength(2)
})

test('who must have a row as it is now does not get an older one, but everyone gets that one', async () => {
  await sharingReads(async () => {
    await things.get({ id: 'one' })
    await things.get({ id: 'one' }, { consistent: true })
    await things.get({ id: 'one' })
  })
  expect(commands()).toMatchObject([{ ConsistentRead: false }, { ConsistentRead: true }])
})

test('another answer reads again', async () => {
  for (let times = 0; times < 2; times++) await sharingReads(() => things.get({ id: 'one' }))
  await Promise.all([things.get({ id: 'one' }), things.get({ id: 'one' })])
  expect(commands()).toHaveLength(4)
})

test('all who asked hear of a failure', async () => {
  documents.on(BatchGetCommand).rejects(new Error('slow down'))
  const asked = sharingReads(() => Promise.allSettled([things.get({ id: 'one' }), things.get({ id: 'two' })]))
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
