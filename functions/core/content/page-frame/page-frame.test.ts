import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listNavigation } from '#core/content/navigation/list-navigation.ts'
import { sharingReads } from '#core/platform/db/shared-reads.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { getFooter } from '../footer/get-footer.ts'
import { pageFrames } from './page-frames.ts'

process.env.TABLE_NAME = 'test'

const documents = mockClient(DynamoDBDocumentClient)
const frame = {
  items: [],
  footer: { sections: [], contact: { email: 'one@boxrise.test', address: [], social: [] }, cards: [] },
  version: 1,
}
const emailNow = async () => (await getFooter()).contact.email

beforeEach(() => documents.reset())
afterEach(() => void vi.useRealTimers())

test('the menu and the footer of a page each cost one read, of the same row', async () => {
  documents.on(GetCommand).resolves({ Item: pageFrames.item(frame) })
  expect(await emailNow()).toBe('one@boxrise.test')
  await listNavigation({ now: new Date().toISOString() })
  const keys = documents.calls().map(({ args }) => (args[0].input as { Key: object }).Key)
  expect(keys).toEqual([pageFrames.key({}), pageFrames.key({})])
})

test.each([undefined, { ...pageFrames.item(frame), data: '{"items":1}' }])(
  'where no row is there that can be read, pages have what it would say',
  async (Item) => {
    printLogsWith(() => undefined)
    vi.stubEnv('CONTACT_EMAIL', 'desk@boxrise.test')
    documents.on(GetCommand).resolves({})
    documents.on(GetCommand, { Key: pageFrames.key({}) }).resolves({ Item })
    documents.on(QueryCommand).resolves({ Items: [] })
    expect(await emailNow()).toBe('desk@boxrise.test')
  },
)

test('pages read the menu and the footer once in five seconds, and show a change after that', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(60_000)
  const emailOnPage = () => sharingReads(emailNow)
  documents.on(GetCommand).resolves({ Item: pageFrames.item(frame) })
  expect(await emailOnPage()).toBe('one@boxrise.test')
  const footer = { ...frame.footer, contact: { ...frame.footer.contact, email: 'two@boxrise.test' } }
  documents.on(GetCommand).resolves({ Item: pageFrames.item({ ...frame, footer }) })
  vi.advanceTimersByTime(4999)
  expect(await emailOnPage()).toBe('one@boxrise.test')
  expect(documents.calls()).toHaveLength(1)
  expect(await emailNow()).toBe('two@boxrise.test')
  vi.advanceTimersByTime(1)
  expect(await emailOnPage()).toBe('two@boxrise.test')
})

test('a page that could not read the frame keeps nothing for the next', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(120_000)
  documents.on(GetCommand).rejects(new Error('throttled'))
  await expect(sharingReads(emailNow)).rejects.toThrow('throttled')
  documents.on(GetCommand).resolves({ Item: pageFrames.item(frame) })
  expect(await sharingReads(emailNow)).toBe('one@boxrise.test')
})
