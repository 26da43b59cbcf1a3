import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listNavigation } from '#core/content/navigation/list-navigation.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { getFooter } from '../footer/get-footer.ts'
import { pageFrames } from './page-frames.ts'
import { forgetPageFrame, readPageFrame } from './read-page-frame.ts'

process.env.TABLE_NAME = 'test'

const documents = mockClient(DynamoDBDocumentClient)
const frame = (email: string) => ({
  items: [],
  footer: { sections: [], contact: { email, address: [], social: [] }, cards: [] },
  version: 1,
})
const emailNow = async () => (await getFooter()).contact.email

beforeEach(() => {
  vi.useFakeTimers()
  documents.reset()
  documents.on(GetCommand).resolves({ Item: pageFrames.item(frame('one@boxrise.test')) })
  forgetPageFrame()
})
afterEach(() => vi.useRealTimers())

test('menu and footer of a page cost one read in five seconds, and show a change after that', async () => {
  const now = new Date().toISOString()
  await Promise.all([getFooter(), listNavigation({ now }), getFooter()])
  documents.on(GetCommand).resolves({ Item: pageFrames.item(frame('two@boxrise.test')) })
  vi.advanceTimersByTime(4_999)
  expect(await emailNow()).toBe('one@boxrise.test')
  expect(documents.calls()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(await emailNow()).toBe('two@boxrise.test')
  expect(documents.calls()).toHaveLength(2)
})

test('a frame that could not be read is asked for again at once', async () => {
  documents
    .on(GetCommand)
    .rejectsOnce(new Error('busy'))
    .resolves({ Item: pageFrames.item(frame('three@boxrise.test')) })
  await expect(readPageFrame()).rejects.toThrow('busy')
  expect(await emailNow()).toBe('three@boxrise.test')
})

test.each([undefined, { ...pageFrames.item(frame('four@boxrise.test')), data: '{"items":1}' }])(
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
