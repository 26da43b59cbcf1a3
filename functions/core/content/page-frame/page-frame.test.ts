import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test, vi } from 'vitest'
import { listNavigation } from '#core/content/navigation/list-navigation.ts'
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
