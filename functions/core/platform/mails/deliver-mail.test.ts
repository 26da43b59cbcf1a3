import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { SESClient, SendRawEmailCommand, type SendRawEmailCommandInput } from '@aws-sdk/client-ses'
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { parseMime } from '#lib/local/mailbox/mime.ts'
import { aHold, answerHold, noticeHold } from '#test/support/holds.ts'
import { deliverMail } from './deliver-mail.ts'
import type { MailSwitches } from './mail-switches.ts'
import { maxAttempts } from './retry-schedule.ts'

Object.assign(process.env, { TABLE_NAME: 'test', SITE_URL: 'https://x.test', MAIL_FROM: 'a@x.test' })
printLogsWith(() => undefined)

const documents = mockClient(DynamoDBDocumentClient)
const ses = mockClient(SESClient)
const id = 'mail_01ARZ3NDEKTSV4RRFFQ69G5FAV'
const now = '2026-01-01T00:00:00.000Z'

const mail = {
  id,
  toEmail: 'Ann@Example.test',
  templateId: 'welcome',
  templateData: { firstName: 'Ann' },
  priority: 'normal',
  status: 'queued',
  attempts: 0,
  nextAttemptAt: now,
  createdAt: now,
  version: 1,
}

const isWanted = vi.fn<MailSwitches['isWanted']>()
const switches: MailSwitches = {
  isWanted,
  wayOff: async (of) =>
    of.purpose
      ? { topic: 'one of yours', token: `${of.purpose}-${of.id}` }
      : { topic: 'likes and comments', token: `${of.userId}-${of.category}` },
}
const mailIn = ({ RawMessage }: SendRawEmailCommandInput) => parseMime(Buffer.from(RawMessage?.Data ?? []))
const sentMails = () => ses.commandCalls(SendRawEmailCommand).map(({ args }) => mailIn(args[0].input))

beforeEach(() => {
  isWanted.mockReset().mockResolvedValue(true)
  vi.setSystemTime(now)
  documents.reset()
  answerHold(documents)
  ses.reset()
  documents.on(GetCommand, { Key: { pk: `MAIL#${id}`, sk: 'MAIL' } }).resolves({ Item: mail })
  documents.on(GetCommand, { Key: { pk: 'SUPPRESSION#ann@example.test', sk: 'SUPPRESSION' } }).resolves({})
  documents.on(TransactWriteCommand).resolves({})
  ses.on(SendRawEmailCommand).resolves({ MessageId: 'm1' })
})

afterAll(() => void vi.useRealTimers())

const written = () =>
  documents.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.TransactItems?.[0]?.Put?.Item)

test('a mail is leased, sent, and noted as sent', async () => {
  await deliverMail(id, now, switches)
  expect(written()).toMatchObject([
    { status: 'sending', attempts: 1, nextAttemptAt: '2026-01-01T00:02:00.000Z', version: 2 },
    { status: 'sent', sentAt: now, providerMessageId: 'm1', version: 3 },
  ])
})

test('while the platform is held, a mail stays as it is and due, not one attempt older', async () => {
  answerHold(documents, aHold())
  await noticeHold()
  await deliverMail(id, now, switches)
  expect(written()).toEqual([])
  expect(sentMails()).toEqual([])
  answerHold(documents, aHold({ state: 'released' }))
  await deliverMail(id, now, switches)
  expect(written().map((item) => item?.status)).toEqual(['sending', 'sent'])
})

test('a mail whose event comes late, or behind many others, is held from when it is taken: no one else sends it', async () => {
  const current = '2026-01-01T00:10:00.000Z'
  vi.setSystemTime(current)
  documents.on(GetCommand, { Key: { pk: `MAIL#${id}`, sk: 'MAIL' } }).callsFake(() => ({
    Item: written().at(-1) ?? mail,
  }))
  ses
    .on(SendRawEmailCommand)
    .resolves({ MessageId: 'm2' })
    .callsFakeOnce(async () => {
      await deliverMail(id, current, switches)
      return { MessageId: 'm1' }
    })
  await deliverMail(id, now, switches)
  expect(ses.commandCalls(SendRawEmailCommand)).toHaveLength(1)
  expect(written().map((item) => item?.status)).toEqual(['sending', 'sent'])
})

test('what a mail carries that is secret is in what is sent, and stays no longer than it takes to send it', async () => {
  const secretData = { registerUrl: 'https://x.test/register?invitation=inv_1.secret' }
  const templateData = { inviter: 'Ann', membership: 'Retailer', message: 'Come.', days: '7' }
  documents
    .on(GetCommand, { Key: { pk: `MAIL#${id}`, sk: 'MAIL' } })
    .resolves({ Item: { ...mail, templateId: 'invitation', templateData, secretData } })
  ses
    .on(SendRawEmailCommand)
    .rejectsOnce(Object.assign(new Error('x'), { name: 'MessageRejected' }))
    .resolves({})
  await deliverMail(id, now, switches)
  // An administrator may have it tried again for as long as its link works.
  const week = Date.parse('2026-01-08T00:00:00.000Z') / 1000
  expect(written().at(-1)).toMatchObject({ status: 'failed', secretData, ttl: week })
  await deliverMail(id, now, switches)
  const [, sent] = ses.commandCalls(SendRawEmailCommand)
  expect(sent && mailIn(sent.args[0].input).text).toContain(secretData.registerUrl)
  expect(written().at(-1)).toMatchObject({ status: 'sent', templateData })
  expect(JSON.stringify(written().at(-1))).not.toContain('secret')
  expect(written().at(-1)?.ttl).toBeGreaterThan(week)
})

test('a sent mail whose note fails is never put back as unsent', async () => {
  const conflict = new TransactionCanceledException({
    message: 'x',
    $metadata: {},
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  })
  documents.on(TransactWriteCommand).resolvesOnce({}).rejects(conflict)
  await expect(deliverMail(id, now, switches)).rejects.toMatchObject({ code: 'busy' })
  expect(ses.commandCalls(SendRawEmailCommand)).toHaveLength(1)
  expect(written().map((item) => item?.status)).not.toContain('queued')
})

test.each([
  ['ServiceUnavailable', 'queued', '2026-01-01T00:01:00.000Z', 'mail.not_sent'],
  ['Throttling', 'queued', '2026-01-01T00:01:00.000Z', 'mail.not_sent'],
  ['TimeoutError', 'queued', '2026-01-01T00:01:00.000Z', 'mail.not_sent'],
  ['MessageRejected', 'failed', undefined, 'mail.given_up'],
  // Anyone may type an address that does not exist: that rings no alarm.
  ['InvalidParameterValue', 'failed', undefined, 'mail.not_sent'],
  ['MailFromDomainNotVerifiedException', 'failed', undefined, 'mail.given_up'],
])('after %s a mail is %s', async (name, status, nextAttemptAt, logged) => {
  const events: string[] = []
  printLogsWith((line) => void events.push(JSON.parse(line).event))
  ses.on(SendRawEmailCommand).rejects(Object.assign(new Error(name), { name }))
  await deliverMail(id, now, switches)
  expect(written().at(-1)).toMatchObject({ status, lastError: name })
  expect(written().at(-1)?.nextAttemptAt).toBe(nextAttemptAt)
  expect(events.at(-1)).toBe(logged)
})

test('a mail whose event comes late pauses before its next attempt all the same', async () => {
  vi.setSystemTime('2026-01-01T00:10:00.000Z')
  ses.on(SendRawEmailCommand).rejects(Object.assign(new Error('x'), { name: 'Throttling' }))
  await deliverMail(id, now, switches)
  expect(written().at(-1)).toMatchObject({ status: 'queued', nextAttemptAt: '2026-01-01T00:11:00.000Z' })
})

test('the failure of the last attempt is final', async () => {
  documents
    .on(GetCommand, { Key: { pk: `MAIL#${id}`, sk: 'MAIL' } })
    .resolves({ Item: { ...mail, attempts: maxAttempts - 1 } })
  ses.on(SendRawEmailCommand).rejects(Object.assign(new Error('x'), { name: 'ServiceUnavailable' }))
  await deliverMail(id, now, switches)
  expect(written().at(-1)).toMatchObject({
    status: 'failed',
    attempts: maxAttempts,
    lastError: 'ServiceUnavailable',
  })
})

test('a mail whose worker has died at each attempt is given up', async () => {
  documents
    .on(GetCommand, { Key: { pk: `MAIL#${id}`, sk: 'MAIL' } })
    .resolves({ Item: { ...mail, status: 'sending', attempts: maxAttempts } })
  await deliverMail(id, now, switches)
  expect(ses.commandCalls(SendRawEmailCommand)).toEqual([])
  expect(written().at(-1)).toMatchObject({ status: 'failed', lastError: 'Abandoned' })
})

test('an address that bounced is not written to again, in whatever case it was given', async () => {
  const suppression = {
    email: 'ann@example.test',
    scope: 'all',
    reason: 'bounce',
    createdAt: now,
    version: 1,
  }
  documents
    .on(GetCommand, { Key: { pk: 'SUPPRESSION#ann@example.test', sk: 'SUPPRESSION' } })
    .resolves({ Item: suppression })
  await deliverMail(id, now, switches)
  expect(ses.commandCalls(SendRawEmailCommand)).toEqual([])
  expect(written().at(-1)).toMatchObject({ status: 'suppressed' })
})

test.each([
  ['the newsletter alone is ended for', { scope: 'bulk', reason: 'by_hand' }, 'welcome', 'sent'],
  ['complained', { scope: 'all', reason: 'complaint' }, 'welcome', 'suppressed'],
  ['complained', { scope: 'all', reason: 'complaint' }, 'password-changed', 'sent'],
  ['complained', { scope: 'all', reason: 'complaint' }, 'login-restored', 'sent'],
  ['was entered by hand', { scope: 'all', reason: 'by_hand' }, 'email-changed', 'sent'],
  ['bounced', { scope: 'all', reason: 'bounce' }, 'password-changed', 'suppressed'],
  ['complained before scopes were known', { reason: 'complaint' }, 'welcome', 'suppressed'],
])('an address that %s: %j, %s is %s', async (_, row, templateId, status) => {
  documents
    .on(GetCommand, { Key: { pk: 'SUPPRESSION#ann@example.test', sk: 'SUPPRESSION' } })
    .resolves({ Item: { email: 'ann@example.test', createdAt: now, version: 1, ...row } })
  documents.on(GetCommand, { Key: { pk: `MAIL#${id}`, sk: 'MAIL' } }).resolves({
    Item: { ...mail, templateId, templateData: { firstName: 'Ann', newEmail: 'new@example.test' } },
  })
  await deliverMail(id, now, switches)
  expect(written().at(-1)).toMatchObject({ status })
})

test.each([
  ['that is not due yet', { nextAttemptAt: '2026-01-01T00:00:00.001Z' }],
  ['that another worker sends', { status: 'sending', nextAttemptAt: '2026-01-01T00:02:00.000Z' }],
  ['that was sent', { status: 'sent', nextAttemptAt: undefined }],
])('a mail %s is left alone', async (_, changes) => {
  documents
    .on(GetCommand, { Key: { pk: `MAIL#${id}`, sk: 'MAIL' } })
    .resolves({ Item: { ...mail, ...changes } })
  await deliverMail(id, now, switches)
  expect(written()).toEqual([])
})

const userId = '0b0e3f1c-7a52-4c1e-9d3a-0d6f2b5a9c11'
const switchable = { ...mail, userId, category: 'social' }

test('a mail that its member may switch off says why it came, and how to turn such mails off', async () => {
  documents.on(GetCommand, { Key: { pk: `MAIL#${id}`, sk: 'MAIL' } }).resolves({ Item: switchable })
  await deliverMail(id, now, switches)
  const [sent] = sentMails()
  const token = `${userId}-social`
  expect(sent?.headers).toMatchObject({
    'list-unsubscribe': `<https://x.test/api/notifications/one-click/${token}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'auto-submitted': 'auto-generated',
  })
  expect(sent?.text).toMatch(
    /You get this email because .*\. Turn off emails about [a-z ]+: https:\/\/x\.test\/unsubscribe\//,
  )
  expect(sent?.html).toContain(`<a class="faint" href="https://x.test/unsubscribe/${token}"`)
})

test('a mail with a switch of its own is asked about by that, and leads to it', async () => {
  const wantedBy = { purpose: 'saved_search', id: userId }
  documents
    .on(GetCommand, { Key: { pk: `MAIL#${id}`, sk: 'MAIL' } })
    .resolves({ Item: { ...mail, wantedBy } })
  await deliverMail(id, now, switches)
  expect(isWanted).toHaveBeenCalledWith(wantedBy)
  const [sent] = sentMails()
  expect(sent?.text).toContain(
    `Turn off emails about one of yours: https://x.test/unsubscribe/saved_search-${userId}`,
  )
})

test.each([
  ['of an account', {}],
  ['that has no switch', { userId, category: 'security' }],
])('a mail %s cannot be turned off, and no one is asked', async (_, changes) => {
  documents
    .on(GetCommand, { Key: { pk: `MAIL#${id}`, sk: 'MAIL' } })
    .resolves({ Item: { ...mail, ...changes } })
  await deliverMail(id, now, switches)
  const [sent] = sentMails()
  expect(Object.keys(sent?.headers ?? {})).not.toContain('list-unsubscribe')
  expect(sent?.text).not.toContain('/unsubscribe/')
  expect(isWanted).not.toHaveBeenCalled()
})

test('a mail that was switched off while it waited is not sent', async () => {
  isWanted.mockResolvedValue(false)
  documents.on(GetCommand, { Key: { pk: `MAIL#${id}`, sk: 'MAIL' } }).resolves({ Item: switchable })
  await deliverMail(id, now, switches)
  expect(isWanted).toHaveBeenCalledWith({ userId, category: 'social' })
  expect(sentMails()).toEqual([])
  expect(written().at(-1)).toMatchObject({ status: 'unwanted' })
  expect(written().at(-1)?.nextAttemptAt).toBeUndefined()
})

test('a mail waits until we know whether its recipient wants it', async () => {
  isWanted.mockRejectedValue(new Error('no answer'))
  documents.on(GetCommand, { Key: { pk: `MAIL#${id}`, sk: 'MAIL' } }).resolves({ Item: switchable })
  await deliverMail(id, now, switches)
  expect(sentMails()).toEqual([])
  expect(written().at(-1)).toMatchObject({ status: 'queued', nextAttemptAt: '2026-01-01T00:01:00.000Z' })
})

const answer = {
  ...mail,
  from: { name: 'Döner & Sons', address: 'support@x.test' },
  replyTo: 'support+k7@x.test',
  headers: {
    References: '<tms_1@x.test> <tms_2@x.test>',
    'Auto-Submitted': 'auto-replied',
    'X-Auto-Response-Suppress': 'All',
  },
  about: 'tms_3',
}

test('a mail comes from the sender that it names, with the headers that it brings', async () => {
  documents.on(GetCommand, { Key: { pk: `MAIL#${id}`, sk: 'MAIL' } }).resolves({ Item: answer })
  await deliverMail(id, now, switches)
  expect(sentMails()[0]?.headers).toMatchObject({
    from: 'Döner & Sons <support@x.test>',
    'reply-to': 'support+k7@x.test',
    references: '<tms_1@x.test> <tms_2@x.test>',
    'auto-submitted': 'auto-replied',
    'x-auto-response-suppress': 'All',
  })
})

const announced = () =>
  documents
    .commandCalls(TransactWriteCommand)
    .flatMap(({ args }) => args[0].input.TransactItems ?? [])
    .flatMap(({ Put }) => (Put?.Item?.entity === 'fact' ? [Put.Item] : []))

test('a sent mail that says what it is about is announced with its note, under the id that answers name', async () => {
  documents.on(GetCommand, { Key: { pk: `MAIL#${id}`, sk: 'MAIL' } }).resolves({ Item: answer })
  await deliverMail(id, now, switches)
  expect(announced()).toMatchObject([
    { name: 'mail.sent', at: now, payload: { mailId: id, about: 'tms_3', providerMessageId: 'm1' } },
  ])
  expect(documents.commandCalls(TransactWriteCommand)).toHaveLength(2)
})

test.each([
  ['that was not sent', answer, { name: 'Throttling' }],
  ['that is about nothing', { ...answer, about: undefined }, undefined],
])('a mail %s is not announced', async (_, item, failure) => {
  documents.on(GetCommand, { Key: { pk: `MAIL#${id}`, sk: 'MAIL' } }).resolves({ Item: item })
  if (failure) ses.on(SendRawEmailCommand).rejects(Object.assign(new Error('x'), failure))
  await deliverMail(id, now, switches)
  expect(announced()).toEqual([])
})

test('an answer goes to the person a mail names, and may come from a machine', async () => {
  documents
    .on(GetCommand, { Key: { pk: `MAIL#${id}`, sk: 'MAIL' } })
    .resolves({ Item: { ...mail, replyTo: 'bo@example.test' } })
  await deliverMail(id, now, switches)
  expect(sentMails()[0]?.headers).toMatchObject({ 'reply-to': 'bo@example.test' })
  expect(sentMails()[0]?.headers).not.toHaveProperty('auto-submitted')
})
