import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { navigationItems } from './navigation-items.ts'

process.env.TABLE_NAME = 'test'

const documents = mockClient(DynamoDBDocumentClient)
const holds = (Item: object) => documents.on(GetCommand).resolves({ Item })

test('an entry of the menu loses the signs and readers that the code does not know, and such a rule hides it', async () => {
  const item = {
    id: 'nav_1',
    title: 'Shows',
    href: '/events',
    icon: 'rocket',
    targetBlank: false,
    contexts: ['base', 'sponsor'],
    badgeColor: 'teal',
    badgeSource: 'open_tickets',
    priority: 1,
    visibilityRules: [{ kind: 'signed_in' }, { kind: 'full_moon' }],
    isActive: true,
    order: 1,
    version: 1,
    shape: 9,
  }
  holds(item)
  const found = await navigationItems.get({ id: 'nav_1' })
  expect(found).toMatchObject({
    title: 'Shows',
    contexts: ['base'],
    visibilityRules: [{ kind: 'signed_in' }, { kind: 'until', on: '1970-01-01' }],
  })
  expect([found?.icon, found?.badgeColor, found?.badgeSource]).toEqual([undefined, undefined, undefined])
  holds({ ...item, contexts: ['sponsor'] })
  expect((await navigationItems.get({ id: 'nav_1' }))?.contexts).toEqual(['admin'])
})
