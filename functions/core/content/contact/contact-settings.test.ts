import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { storedContactSettings } from './contact-settings.ts'

process.env.TABLE_NAME = 'test'

const documents = mockClient(DynamoDBDocumentClient)
const holds = (Item: object) => documents.on(GetCommand).resolves({ Item })

test('a link to a network that the code does not know is ignored', async () => {
  const social = [
    { network: 'youtube', url: 'https://youtube.com/@boxrise' },
    { network: 'orbit', url: 'https://orbit.example/boxrise' },
  ]
  holds({ showPhoneInFooter: false, address: [], hours: '', social, topics: ['Help'], version: 1 })
  expect((await storedContactSettings.get({}))?.social).toEqual([social[0]])
})
