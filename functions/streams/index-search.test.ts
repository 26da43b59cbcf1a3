import { BatchWriteCommand, DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { faqs } from '#core/content/faqs/faqs.ts'
import { renewedKinds } from '#core/content/search/renew-search-index.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { aHold, answerHold, noticeHold } from '#test/support/holds.ts'
import { storedSubscription } from '#test/support/stored-subscription.ts'
import { followers } from './followers.ts'
import { handler } from './index-search.ts'

process.env.TABLE_NAME = 'test'

test('a change that cannot be derived from is tried again from there on, and the log says what changed', async () => {
  const lines: object[] = []
  printLogsWith((line) => void lines.push(JSON.parse(line)))
  answerHold(mockClient(DynamoDBDocumentClient).rejects(new Error('the table does not answer')))
  const key = { pk: 'USER#7b0c4a52-1111-4222-8333-444455556666', sk: 'SUBSCRIPTION#1' }
  const item = { ...storedSubscription(), ...key, entity: 'subscription' }
  const NewImage = marshall(item, { removeUndefinedValues: true })
  const Records = [{ eventName: 'INSERT', dynamodb: { SequenceNumber: '7', NewImage } }]
  const answer = await handler({ Records } as unknown as DynamoDBStreamEvent)
  expect(answer.batchItemFailures).toEqual([{ itemIdentifier: '7' }])
  expect(lines).toMatchObject([{ level: 'error', event: 'search.not_indexed', ...key }])
})

const aFaq = (slug: string, question = slug, version = 1) =>
  faqs.item({ slug, category: 'Test', question, answer: '', displayOrder: 1, version })

const changesOf = (...slugs: string[]) =>
  slugs.map((slug, at) => ({
    eventName: 'MODIFY',
    dynamodb: {
      SequenceNumber: String(at),
      OldImage: marshall(aFaq(slug, `before ${at}`)),
      NewImage: marshall(aFaq(slug, `after ${at}`)),
    },
  }))

test('changes of one item are followed in their order, and what comes behind one that fails is given back', async () => {
  printLogsWith(() => undefined)
  const documents = mockClient(DynamoDBDocumentClient)
  documents.on(GetCommand).callsFake(async ({ Key }) => {
    if (Key.sk === faqs.key({ slug: 'broken' }).sk) throw new Error('it cannot be read')
    return { Item: aFaq(Key.sk.slice('FAQ#'.length)) }
  })
  answerHold(documents)
  documents.on(BatchWriteCommand).resolves({})
  const slugs = ['fine', 'other', 'broken', 'fine', 'broken', 'late']
  const answer = await handler({ Records: changesOf(...slugs) } as unknown as DynamoDBStreamEvent)
  expect(answer.batchItemFailures).toEqual([{ itemIdentifier: '2' }])
  const read = documents
    .commandCalls(GetCommand)
    .map(({ args }) => String(args[0].input.Key?.sk))
    .filter((sk) => sk.startsWith('FAQ#'))
    .map((sk) => sk.slice(4))
  expect(read.toSorted()).toEqual(['broken', 'fine', 'fine', 'late', 'other'])
  const removed = documents
    .commandCalls(BatchWriteCommand)
    .flatMap(({ args }) => args[0].input.RequestItems?.test ?? [])
    .map(({ DeleteRequest }) => String(DeleteRequest?.Key?.sk))
    .filter((sk) => /^before\d#faq:fine$/.test(sk))
  expect([...new Set(removed)]).toEqual(['before0#faq:fine', 'before3#faq:fine'])
})

test('entries that must no longer be found go before anything is written', async () => {
  const documents = mockClient(DynamoDBDocumentClient)
  documents.on(GetCommand).resolves({ Item: aFaq('hidden', 'after') })
  answerHold(documents)
  documents.on(BatchWriteCommand).resolves({})
  await handler({ Records: changesOf('hidden') } as unknown as DynamoDBStreamEvent)
  const requests = documents
    .commandCalls(BatchWriteCommand)
    .flatMap(({ args }) => args[0].input.RequestItems?.test ?? [])
    .map(({ DeleteRequest }) => (DeleteRequest ? 'gone' : 'written'))
  expect(requests.lastIndexOf('gone')).toBe(requests.indexOf('written') - 1)
})

test.each([
  ['restoring', 'the stream waits until the table is whole'],
  ['held', 'a whole table is followed'],
] as const)('while the table is %s, %s', async (state, _) => {
  const documents = mockClient(DynamoDBDocumentClient)
  documents.on(GetCommand).resolves({})
  documents.on(BatchWriteCommand).resolves({})
  answerHold(documents, aHold({ state }))
  await noticeHold()
  const answer = handler({ Records: changesOf('waits') } as unknown as DynamoDBStreamEvent)
  if (state === 'restoring') await expect(answer).rejects.toThrow('still being restored')
  else expect(await answer).toEqual({ batchItemFailures: [] })
})

test('the renewal can ask for all kinds that it renews and counts at once', () => {
  const kinds = renewedKinds(followers)
  expect(kinds).toEqual(expect.arrayContaining(['user', 'user-row', 'activity', 'listing-day']))
  expect(kinds.length).toBeLessThanOrEqual(100)
})
