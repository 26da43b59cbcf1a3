import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { sampleData } from '#core/mail/mail-templates/sample-data.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { deliverMail } from '#core/platform/mails/deliver-mail.ts'
import { templates } from '#core/platform/mails/templates.ts'
import { parseMime } from '#lib/local/mailbox/mime.ts'
import type { MailWording } from '#shared/mail/mail-templates/mail-wording.ts'
import { answerHold } from '#test/support/holds.ts'
import { baseOf } from './base-of.ts'
import { renderInWords } from './render-in-words.ts'

Object.assign(process.env, { TABLE_NAME: 'test', SITE_URL: 'https://x.test', MAIL_FROM: 'a@x.test' })

const documents = mockClient(DynamoDBDocumentClient)
const ses = mockClient(SESClient)
const id = 'mail_01ARZ3NDEKTSV4RRFFQ69G5FAV'
const now = '2026-01-01T00:00:00.000Z'
let rung: string[] = []

const words: MailWording = {
  subject: 'Hello {{firstName}}',
  heading: 'Nice to see you.',
  paragraphs: ['Look around, {{firstName}}.'],
  actionLabel: 'Look around',
}

const stored = (wording: unknown) => ({
  templateId: 'welcome',
  wording,
  baseHash: 'x',
  savedAt: now,
  version: 1,
})

beforeEach(() => {
  rung = []
  printLogsWith((line) => {
    const { level, event } = JSON.parse(line)
    if (level === 'ERROR' || level === 'error') rung.push(event)
  })
  documents.reset()
  ses.reset()
  ses.on(SendRawEmailCommand).resolves({ MessageId: 'm1' })
  documents.on(TransactWriteCommand).resolves({})
})

const overrideIs = (Item: unknown) =>
  documents
    .on(GetCommand, { Key: { pk: 'MAIL_TEMPLATES', sk: 'TEMPLATE#welcome' } })
    .resolves({ Item: Item as Record<string, unknown> })

const data = { siteUrl: 'https://x.test', firstName: 'Ann' }

test('edited words are sent, and the button leads where the code says', async () => {
  overrideIs(stored(words))
  const mail = await renderInWords('welcome', data)
  expect(mail.subject).toBe('Hello Ann')
  expect(mail.text).toContain('Look around: https://x.test/dashboard')
  expect(rung).toEqual([])
})

test.each<[string, unknown]>([
  ['name what the email does not have', stored({ ...words, heading: 'On {{date}}' })],
  ['have no label for the button', stored({ ...words, actionLabel: undefined })],
  ['are none', stored('words')],
  ['are longer than ever allowed', stored({ ...words, subject: 'x'.repeat(151) })],
])('words that %s are passed over, and ring', async (_, item) => {
  overrideIs(item)
  expect((await renderInWords('welcome', data)).subject).toBe('Welcome to the lanes, Ann')
  expect(rung).toEqual(['mail.override_broken'])
})

test('where the words cannot be read, the original is sent', async () => {
  documents.on(GetCommand).rejects(new Error('ProvisionedThroughputExceeded'))
  expect((await renderInWords('welcome', data)).subject).toBe('Welcome to the lanes, Ann')
})

test('where the original was restored, it is sent and nothing rings', async () => {
  overrideIs({ ...stored(words), wording: undefined })
  expect((await renderInWords('welcome', data)).subject).toBe('Welcome to the lanes, Ann')
  expect(rung).toEqual([])
})

test('what the user pool has no room for is sent in the original words', async () => {
  const wording = { ...words, subject: 'Verify', heading: 'Hi', paragraphs: Array(10).fill('&'.repeat(1000)) }
  documents.on(GetCommand).resolves({ Item: { ...stored(wording), templateId: 'verification' } })
  const mail = await renderInWords('verification', { ...data, verifyUrl: 'https://x.test/verify' })
  expect(mail.subject).toBe(templates.verification.subject)
  expect(rung).toEqual(['mail.override_broken'])
})

test('an email is delivered with any stored wording', async () => {
  documents.on(GetCommand, { Key: { pk: 'SUPPRESSION#ann@example.test', sk: 'SUPPRESSION' } }).resolves({})
  documents.on(GetCommand, { Key: { pk: `MAIL#${id}`, sk: 'MAIL' } }).resolves({
    Item: {
      id,
      toEmail: 'ann@example.test',
      templateId: 'welcome',
      templateData: { firstName: 'Ann' },
      priority: 'normal',
      status: 'queued',
      attempts: 0,
      nextAttemptAt: now,
      createdAt: now,
      version: 1,
    },
  })
  answerHold(documents)
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom('{{firstName}}', '{{date}}', '{{ x }}', '{{', '\r\nBcc: x@x.test', '<b>', '\0'),
  )
  const wording = fc.record(
    {
      subject: typed,
      heading: typed,
      paragraphs: fc.oneof(fc.array(typed, { maxLength: 12 }), typed),
      actionLabel: typed,
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(wording.map(stored), wording, fc.anything()), async (item) => {
      overrideIs(typeof item === 'object' && item !== null ? item : stored(item))
      ses.resetHistory()
      await deliverMail(id, now, {
        isWanted: async () => true,
        wayOff: async () => ({ topic: '', token: '' }),
      })
      const calls = ses.commandCalls(SendRawEmailCommand)
      expect(calls).toHaveLength(1)
      const { RawMessage, Destinations } = calls[0]?.args[0].input ?? {}
      expect(Destinations).toEqual(['ann@example.test'])
      const { headers } = parseMime(Buffer.from(RawMessage?.Data ?? []))
      expect(Object.keys(headers)).not.toContain('bcc')
    }),
    { numRuns: 200 },
  )
})

test.each(Object.keys(templates))(
  'the original of %s fits its own rules and its samples',
  async (templateId) => {
    const base = baseOf(templateId)
    if (!base) throw new Error(`there is no email ${templateId}`)
    documents.on(GetCommand).resolves({
      Item: { ...stored(base.original), templateId, baseHash: base.hash },
    })
    const edited = await renderInWords(base.id, sampleData())
    expect(edited.subject).not.toContain('{{')
    expect(rung).toEqual([])
  },
)
