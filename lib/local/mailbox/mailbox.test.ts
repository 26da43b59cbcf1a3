import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  GetSendQuotaCommand,
  ListIdentitiesCommand,
  SESClient,
  SendEmailCommand,
  SendRawEmailCommand,
  VerifyEmailIdentityCommand,
} from '@aws-sdk/client-ses'
import { afterEach, expect, test } from 'vitest'
import { serveService } from '#test/support/serve-service.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

const folder = () => mkdtempSync(join(tmpdir(), 'mailbox-'))
const open = (dataDir = folder()) => createMailbox({ dataDir, now: () => new Date('2030-01-02T03:04:05Z') })
const sdk = async (mailbox: Mailbox, maxAttempts = 1) => {
  const { url, stop } = await serveService('/_local/ses', mailbox.ses)
  stops.push(stop)
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  return new SESClient({ endpoint: url, region: 'us-east-1', credentials, maxAttempts })
}
const get = (path: string, search = '', headers = {}) => ({
  method: 'GET',
  path,
  query: new URLSearchParams(search),
  headers,
  body: Buffer.alloc(0),
})
const inbox = async (mailbox: Mailbox, search = '') =>
  JSON.parse(String((await mailbox.inboxJson(get('/', search))).body)) as Record<string, unknown>[]

const mail = (to: string | string[], subject = 'Welcome') =>
  new SendEmailCommand({
    Source: 'Car Audio <hello@club.test>',
    Destination: { ToAddresses: [to].flat() },
    Message: {
      Subject: { Data: subject },
      Body: { Html: { Data: '<p>Hi & “hello”</p>' }, Text: { Data: 'Hi' } },
    },
    ReplyToAddresses: ['support@club.test'],
    Tags: [{ Name: 'emailId', Value: 'eml_1' }],
  })
const setFaults = (mailbox: Mailbox, faults: object) =>
  mailbox.ses({ ...get('/faults'), method: 'POST', body: Buffer.from(JSON.stringify(faults)) })

test('the unmodified SDK sends a mail, and the inbox shows it with its tags', async () => {
  const mailbox = open()
  const { MessageId } = await (await sdk(mailbox)).send(mail('member@demo.test'))
  expect(await inbox(mailbox)).toEqual([
    {
      id: MessageId,
      to: 'member@demo.test',
      from: 'Car Audio <hello@club.test>',
      replyTo: 'support@club.test',
      subject: 'Welcome',
      html: '<p>Hi & “hello”</p>',
      text: 'Hi',
      at: '2030-01-02T03:04:05.000Z',
      headers: {},
      tags: { emailId: 'eml_1' },
    },
  ])
})

test('a raw mail keeps its headers, such as the one-click unsubscribe', async () => {
  const mailbox = open()
  const raw = [
    'From: news@club.test',
    'To: Jo <jo@demo.test>',
    'Subject: News',
    'List-Unsubscribe: <https://club.test/u/1>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    '',
    'All the news',
  ].join('\r\n')
  await (await sdk(mailbox)).send(new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(raw) } }))
  expect(await inbox(mailbox, 'to=jo@demo.test')).toMatchObject([
    {
      to: 'Jo <jo@demo.test>',
      subject: 'News',
      text: 'All the news',
      headers: { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
    },
  ])
})

test.each([
  [
    'to the address for replies of a desk',
    ['Reply-To: support+k7@support.boxrise.test'],
    'support+k7@support.boxrise.test',
  ],
  ['nowhere, if that is someone else’s', ['Reply-To: visitor@example.test'], undefined],
  ['nowhere, if the mail has none', [], undefined],
])('an answer would go %s', async (_, more, answerTo) => {
  const mailbox = open()
  const raw = ['From: news@club.test', 'To: jo@demo.test', 'Subject: News', ...more, '', 'Hi'].join('\r\n')
  await (await sdk(mailbox)).send(new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(raw) } }))
  expect((await inbox(mailbox))[0]?.answerTo).toBe(answerTo)
})

test('the inbox itself changes nothing', async () => {
  const mailbox = open()
  for (const service of [mailbox.inbox, mailbox.inboxJson])
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await service({ ...get('/'), method })).status).toBe(405)
  const { headers } = await mailbox.inbox(get('/'))
  expect(headers?.['content-security-policy']).toContain(
    "connect-src 'self'; frame-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'",
  )
})

test('the newest mail comes first, and ?to= keeps exactly one recipient', async () => {
  const mailbox = open()
  const client = await sdk(mailbox)
  await client.send(mail('a@demo.test', 'one'))
  await client.send(mail(['b@demo.test', 'a@demo.test'], 'two'))
  await client.send(mail('aa@demo.test', 'three'))
  expect((await inbox(mailbox)).map(({ subject }) => subject)).toEqual(['three', 'two', 'one'])
  expect((await inbox(mailbox, 'to=A@demo.test')).map(({ subject }) => subject)).toEqual(['two', 'one'])
  expect((await inbox(mailbox, 'to=aa')).map(({ subject }) => subject)).toEqual(['three'])
  expect((await inbox(mailbox, 'limit=1')).map(({ subject }) => subject)).toEqual(['three'])
})

test('an unchanged inbox is answered without a body', async () => {
  const mailbox = open()
  mailbox.deliver({ from: 'pool@club.test', to: 'a@demo.test', subject: 'Code', text: '123456' })
  const { headers } = await mailbox.inboxJson(get('/'))
  const etag = { 'if-none-match': headers?.etag }
  expect((await mailbox.inboxJson(get('/', '', etag))).status).toBe(304)
  mailbox.deliver({ from: 'pool@club.test', to: 'a@demo.test', subject: 'Code', text: '654321' })
  expect((await mailbox.inboxJson(get('/', '', etag))).status).toBe(200)
})

test.each([
  ['no recipient', []],
  ['an empty recipient', ['']],
  ['a recipient without a domain', ['no-one']],
  ['two addresses in one', ['a@demo.test, b@demo.test']],
  ['a header smuggled into the address', ['a@demo.test\r\nBcc: b@demo.test']],
])('%s is rejected and nothing is stored', async (_, to) => {
  const mailbox = open()
  await expect((await sdk(mailbox)).send(mail(to))).rejects.toMatchObject({ name: 'MessageRejected' })
  expect(await inbox(mailbox)).toEqual([])
})

test('quota and identities answer as SES does', async () => {
  const mailbox = open()
  const client = await sdk(mailbox)
  await client.send(mail('a@demo.test'))
  await client.send(new VerifyEmailIdentityCommand({ EmailAddress: 'hello@club.test' }))
  expect(await client.send(new GetSendQuotaCommand({}))).toMatchObject({
    SentLast24Hours: 1,
    Max24HourSend: 50000,
  })
  expect((await client.send(new ListIdentitiesCommand({}))).Identities).toEqual(['hello@club.test'])
})

test('the simulator addresses bounce and complain with the tags of the mail', async () => {
  const mailbox = open()
  const events: unknown[] = []
  mailbox.onEvent((event) => events.push(event))
  const client = await sdk(mailbox)
  await client.send(mail('member@demo.test'))
  const { MessageId } = await client.send(mail('bounce+sub-1@simulator.amazonses.com'))
  await client.send(mail('complaint@simulator.amazonses.com'))
  expect(events).toMatchObject([
    {
      'detail-type': 'Email Bounced',
      source: 'aws.ses',
      detail: {
        eventType: 'Bounce',
        mail: {
          messageId: MessageId,
          destination: ['bounce+sub-1@simulator.amazonses.com'],
          tags: { emailId: ['eml_1'] },
        },
        bounce: {
          bounceType: 'Permanent',
          bouncedRecipients: [{ emailAddress: 'bounce+sub-1@simulator.amazonses.com' }],
        },
      },
    },
    {
      'detail-type': 'Email Complaint Received',
      detail: {
        eventType: 'Complaint',
        complaint: { complainedRecipients: [{ emailAddress: 'complaint@simulator.amazonses.com' }] },
      },
    },
  ])
})

test('the fault switches fail, throttle and recover', async () => {
  const mailbox = open()
  const client = await sdk(mailbox)
  await setFaults(mailbox, { failNext: 1 })
  await expect(client.send(mail('a@demo.test'))).rejects.toMatchObject({ $metadata: { httpStatusCode: 503 } })
  await client.send(mail('a@demo.test'))
  await setFaults(mailbox, { throttleNext: 1 })
  await expect(client.send(mail('a@demo.test'))).rejects.toMatchObject({ name: 'Throttling' })
  await setFaults(mailbox, { down: true })
  await expect(client.send(mail('a@demo.test'))).rejects.toThrow()
  await setFaults(mailbox, { down: false })
  await client.send(mail('a@demo.test'))
  expect(await inbox(mailbox)).toHaveLength(2)
  expect((await setFaults(mailbox, { downn: true })).status).toBe(400)
})

test('mails outlive a restart; one cut off while being written is dropped', async () => {
  const dataDir = folder()
  await (await sdk(open(dataDir))).send(mail('a@demo.test'))
  appendFileSync(join(dataDir, 'mailbox', 'mails.jsonl'), '{"id":"half')
  const restarted = open(dataDir)
  restarted.deliver({ from: 'pool@club.test', to: 'a@demo.test', subject: 'Code', text: '123456' })
  expect((await inbox(open(dataDir))).map(({ subject }) => subject)).toEqual(['Code', 'Welcome'])
})

test('a mail that a full disk does not take is refused, and the mails after it outlive a restart', async () => {
  const dataDir = folder()
  // A file that may not grow past eight kilobytes is a disk that fills up in the middle of a mail.
  const refused = execFileSync(
    'bash',
    ['-c', 'ulimit -f 8; exec "$0" --input-type=module --eval "$1"', process.execPath, delivering(dataDir)],
    { encoding: 'utf8' },
  )
  expect(refused).toBe('EFBIG')
  expect((await inbox(open(dataDir))).map(({ subject }) => subject)).toEqual(['After', 'Before'])
})

const delivering = (dataDir: string) => `
  import { createMailbox } from ${JSON.stringify(join(import.meta.dirname, 'mailbox.ts'))}
  const mailbox = createMailbox({ dataDir: ${JSON.stringify(dataDir)}, now: () => new Date() })
  const deliver = (subject, text) =>
    mailbox.deliver({ from: 'pool@club.test', to: 'a@demo.test', subject, text })
  deliver('Before', 'short')
  try {
    deliver('Large', 'long'.repeat(5000))
  } catch (error) {
    process.stdout.write(error.code)
  }
  deliver('After', 'short')
`

test('a damaged store is refused in one sentence', () => {
  const dataDir = folder()
  open(dataDir)
  writeFileSync(join(dataDir, 'mailbox', 'mails.jsonl'), 'nonsense\n')
  expect(() => open(dataDir)).toThrow('npm run reset')
})

test('a text mail is shown escaped with its links opening in the top window', async () => {
  const mailbox = open()
  const text = 'See https://club.test/a?b=1&c=2. <script>alert(1)</script>'
  const { id } = mailbox.deliver({ from: 'a@club.test', to: 'a@demo.test', subject: '<b>"x"</b>', text })
  const page = String((await mailbox.inbox(get(`/mails/${id}`))).body)
  expect(page).toContain('<base target="_top">')
  expect(page).toContain('<a href="https://club.test/a?b=1&amp;c=2">https://club.test/a?b=1&amp;c=2</a>.')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).toContain('<title>&lt;b&gt;&quot;x&quot;&lt;/b&gt;</title>')
})

test('an HTML mail is served so that it can run nothing', async () => {
  const mailbox = open()
  const html = '<html><head><title>x</title></head><body><script>alert(1)</script></body></html>'
  const { id } = mailbox.deliver({ from: 'a@club.test', to: 'a@demo.test', subject: 'x', html })
  const { headers, body } = await mailbox.inbox(get(`/mails/${id}`))
  expect(headers?.['content-security-policy']).toMatch(/^sandbox [^;]*; default-src 'none';/)
  expect(headers?.['content-security-policy']).not.toMatch(/allow-scripts|script-src/)
  expect(body).toContain('<head><base target="_top">')
})

test('the page has no inline script and finds its files', async () => {
  const mailbox = open()
  const page = String((await mailbox.inbox(get('/'))).body)
  expect(page).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=|style=/)
  for (const path of ['/inbox.js', '/inbox.css']) {
    expect(page).toContain(`/_local/inbox${path}`)
    expect((await mailbox.inbox(get(path))).status).toBe(200)
  }
  expect((await mailbox.inbox(get('/mails/none'))).status).toBe(404)
})
