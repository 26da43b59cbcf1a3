import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { deliverDueMails } from './deliver-due-mails.ts'

Object.assign(process.env, { TABLE_NAME: 'test', SITE_URL: 'https://x.test', MAIL_FROM: 'a@x.test' })
printLogsWith(() => undefined)

const documents = mockClient(DynamoDBDocumentClient)
const ses = mockClient(SESClient)
const switches = {
  isWanted: async () => true,
  wayOff: async () => ({ topic: 'this', token: 'token' }),
}
const now = '2026-01-01T00:00:00.000Z'

beforeEach(() => {
  documents.reset()
  ses.reset()
})

const mailOf = (id: string) => ({
  id,
  toEmail: `${id.slice(-1).toLowerCase()}@example.test`,
  templateId: 'welcome',
  templateData: { firstName: 'Ann' },
  priority: 'high',
  status: 'queued',
  attempts: 0,
  nextAttemptAt: now,
  createdAt: now,
  version: 1,
})

test('a mail that cannot be worked on holds up no other one, and the run says so', async () => {
  const [broken, whole] = ['mail_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'mail_01ARZ3NDEKTSV4RRFFQ69G5FAW'].map(mailOf)
  documents
    .on(QueryCommand)
    .resolvesOnce({ Items: [{ ...broken }, { ...whole }] })
    .resolves({ Items: [] })
  documents.on(GetCommand).resolves({})
  documents.on(GetCommand, { Key: { pk: `MAIL#${broken?.id}`, sk: 'MAIL' } }).rejects(new Error('unreadable'))
  documents.on(GetCommand, { Key: { pk: `MAIL#${whole?.id}`, sk: 'MAIL' } }).resolves({ Item: whole })
  documents.on(TransactWriteCommand).resolves({})
  ses.on(SendRawEmailCommand).resolves({ MessageId: 'm1' })
  await expect(deliverDueMails(now, switches)).rejects.toThrow('1 of 2 emails failed')
  const sent = ses.commandCalls(SendRawEmailCommand).map(({ args }) => args[0].input.Destinations)
  expect(sent).toEqual([['w@example.test']])
})

test('a mail that the service is slow to take keeps no other one waiting', async () => {
  const due = ['V', 'W'].map((last) => mailOf(`mail_01ARZ3NDEKTSV4RRFFQ69G5FA${last}`))
  documents.on(QueryCommand).resolvesOnce({ Items: due }).resolves({ Items: [] })
  documents.on(GetCommand).resolves({})
  for (const mail of due)
    documents.on(GetCommand, { Key: { pk: `MAIL#${mail.id}`, sk: 'MAIL' } }).resolves({ Item: mail })
  documents.on(TransactWriteCommand).resolves({})
  const second = Promise.withResolvers<void>()
  // The first is taken only once the second has been sent.
  ses.on(SendRawEmailCommand).callsFake(async ({ Destinations }) => {
    if (Destinations[0] === 'v@example.test') await second.promise
    else second.resolve()
    return { MessageId: 'm1' }
  })
  expect(await deliverDueMails(now, switches)).toEqual({ tried: 2 })
})
