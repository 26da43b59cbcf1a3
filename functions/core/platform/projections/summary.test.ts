import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { follow } from './follow.ts'
import type { Row } from './row.ts'
import { summary } from './summary.ts'

process.env.TABLE_NAME = 'test'

const rows = entity({
  name: 'note-list',
  erasure: 'impersonal',
  packed: true,
  schema: z.object({ titles: z.array(z.string()), version: z.int() }),
  key: (_: object) => ({ pk: 'NOTE_LIST', sk: 'LIST' }),
})

const documents = mockClient(DynamoDBDocumentClient)
let stored: Row | undefined
let titles: string[]
let whileMaking: () => Promise<void>
let writes: number

beforeEach(() => {
  documents.reset()
  stored = undefined
  titles = ['Amps']
  writes = 0
  whileMaking = async () => undefined
  documents.on(GetCommand).callsFake(async () => ({ Item: stored }))
  const put = ({ Item, ExpressionAttributeValues: known }: PutCommand['input']) => {
    if (known ? stored?.version !== known[':version'] : stored) return false
    stored = Item as Row
    writes += 1
    return true
  }
  const refusal = { message: 'refused', $metadata: {} }
  documents.on(PutCommand).callsFake(async (input) => {
    if (!put(input)) throw new ConditionalCheckFailedException(refusal)
    return {}
  })
  documents.on(TransactWriteCommand).callsFake(async ({ TransactItems = [] }) => {
    const reasons = TransactItems.map(({ Put }: { Put: PutCommand['input'] }) => put(Put))
    if (reasons.includes(false))
      throw new TransactionCanceledException({
        ...refusal,
        CancellationReasons: reasons.map((held: boolean) => ({
          Code: held ? 'None' : 'ConditionalCheckFailed',
        })),
      })
    return {}
  })
})

const list = summary({
  into: rows,
  sources: [
    { of: { name: 'note' } },
    {
      of: { name: 'draft' },
      concerns: ({ after }, known) => known?.titles.includes(String(after?.title)) === true,
    },
  ],
  make: async () => {
    const made = { titles: [...titles] }
    const others = whileMaking
    whileMaking = async () => undefined
    await others()
    return made
  },
})
const changed = (kind: string, title: string) =>
  follow(list.followers, { after: { entity: kind, pk: 'A', sk: 'B', title } })

test('a row that is read before there is one says what it would', async () => {
  expect(await list.read()).toMatchObject({ titles: ['Amps'] })
  expect(writes).toBe(0)
})

test('a change makes the row again, and one that says the same writes nothing', async () => {
  await changed('note', 'Amps')
  titles = ['Amps', 'Boxes']
  await changed('note', 'Boxes')
  expect(await list.read()).toMatchObject({ titles: ['Amps', 'Boxes'] })
  await changed('note', 'Boxes')
  expect(writes).toBe(2)
})

test('a change that does not concern the row reads nothing else', async () => {
  await changed('note', 'Amps')
  titles = ['Cables']
  await changed('draft', 'Wires')
  expect(await list.read()).toMatchObject({ titles: ['Amps'] })
  await changed('draft', 'Amps')
  expect(await list.read()).toMatchObject({ titles: ['Cables'] })
})

test('of two that make the row at the same time, the one that read less does not have the last word', async () => {
  await changed('note', 'Amps')
  whileMaking = async () => {
    titles = ['Amps', 'Boxes']
    await list.renew()
  }
  await changed('note', 'Cables')
  expect(await list.read()).toMatchObject({ titles: ['Amps', 'Boxes'] })
})

test('a row of another shape is made again', async () => {
  printLogsWith(() => undefined)
  stored = { pk: 'NOTE_LIST', sk: 'LIST', entity: 'note-list', version: 7, data: '{"words":[],"version":7}' }
  expect(await list.read()).toMatchObject({ titles: ['Amps'] })
  await list.renew()
  expect(rows.read(stored)).toEqual({ titles: ['Amps'], version: 8 })
})
