import type { SESEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { createInbound } from './inbound.ts'
import type { Mail } from './mail.ts'
import { parseMime } from './mime.ts'

const sent: Mail = {
  id: '0100-1',
  at: '2030-01-02T03:04:05.000Z',
  from: 'Support <support@support.boxrise.test>',
  recipients: ['ann@example.test'],
  to: 'ann@example.test',
  replyTo: 'support+k7@support.boxrise.test',
  subject: 'Re: Größe [S-100042]',
  html: '<html><body><p>Which box?</p></body></html>',
  text: 'Which box?\nAnd which driver?',
  headers: { references: '<tms_1@support.boxrise.test>' },
  tags: {},
}
const news: Mail = { ...sent, id: '0100-2', from: 'Boxrise <hello@demo.test>', replyTo: '', headers: {} }
const forwarded: Mail = { ...news, id: '0100-3', replyTo: 'visitor@example.test' }

function open() {
  const stored = new Map<string, Buffer>()
  const told: SESEvent[] = []
  const inbound = createInbound({
    mailOf: (id) => [sent, news, forwarded].find((mail) => mail.id === id),
    now: () => new Date('2030-01-03T00:00:00Z'),
    store: async (key, raw) => void stored.set(key, raw),
    receive: async (event) => {
      // The mail is stored before anyone is told of it.
      expect(stored.size).toBeGreaterThan(told.length)
      told.push(event as SESEvent)
    },
  })
  const post = async (body: unknown, method = 'POST', path = '/') => {
    const answer = await inbound({
      method,
      path,
      query: new URLSearchParams(),
      headers: {},
      body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
    })
    return { status: answer.status, body: JSON.parse(String(answer.body)) }
  }
  return {
    stored,
    told,
    post,
    bytes: () => [...stored.values()],
    ses: () => told.map((one) => one.Records[0]?.ses),
  }
}

const raw = Buffer.from('From: a@example.test\r\nSubject: Hi\r\n\r\nHi').toString('base64')
const incoming = { raw, recipients: ['Support@support.boxrise.test'], envelopeFrom: 'a@example.test' }

test('a raw mail is stored as it came, and then its function is told as by SES', async () => {
  const { post, stored, ses } = open()
  const verdicts = { spam: 'none', dmarc: 'fail' }
  const recipients = ['cc@example.test', ...incoming.recipients]
  const { status, body } = await post({ ...incoming, recipients, verdicts })
  expect(status).toBe(200)
  const [messageId] = body.messageIds
  expect(stored.get(`received-mails/${messageId}`)?.toString()).toBe(
    'From: a@example.test\r\nSubject: Hi\r\n\r\nHi',
  )
  expect(ses()).toMatchObject([
    {
      mail: {
        messageId,
        source: 'a@example.test',
        destination: recipients,
        commonHeaders: { from: ['a@example.test'], subject: 'Hi' },
      },
      receipt: {
        recipients: incoming.recipients,
        spamVerdict: { status: 'GRAY' },
        virusVerdict: { status: 'PASS' },
        spfVerdict: { status: 'PASS' },
        dkimVerdict: { status: 'PASS' },
        dmarcVerdict: { status: 'FAIL' },
      },
    },
  ])
})

test.each([
  ['to other domains', { ...incoming, recipients: ['a@example.test', 'a@x.support.boxrise.test'] }, 400],
  ['to no one', { ...incoming, recipients: [] }, 400],
  ['with another field', { ...incoming, spam: true }, 400],
  ['that is no base64', { ...incoming, raw: 'ä' }, 400],
  ['that is no JSON', '{', 400],
  ['over 20 MB', { ...incoming, raw: Buffer.alloc(20 * 1024 * 1024 + 1).toString('base64') }, 413],
  ['that answers an unknown one', { answerTo: 'none', text: '' }, 404],
  ['that answers one of the platform', { answerTo: news.id, text: '' }, 400],
  ['whose answer goes elsewhere', { answerTo: forwarded.id, text: '' }, 400],
])('a mail %s does not come in', async (_, body, status) => {
  const { post, stored, told } = open()
  expect((await post(body)).status).toBe(status)
  expect([stored.size, told.length]).toEqual([0, 0])
})

test.each(['GET', 'PUT', 'DELETE'])('%s changes nothing', async (method) => {
  const { post, stored } = open()
  expect((await post(incoming, method)).status).toBe(405)
  expect((await post(incoming, 'POST', '/more')).status).toBe(404)
  expect(stored.size).toBe(0)
})

test('an answer comes from the recipient, to the address for replies, and names what it answers', async () => {
  const { post, bytes, ses } = open()
  await post({ answerTo: sent.id, text: 'A 2 ft³ box.\nThanks <3' })
  const read = parseMime(bytes()[0] as Buffer)
  expect(read.headers).toMatchObject({
    from: 'ann@example.test',
    to: 'support+k7@support.boxrise.test',
    subject: 'Re: Größe [S-100042]',
    'in-reply-to': '<0100-1@email.amazonses.com>',
    references: '<tms_1@support.boxrise.test> <0100-1@email.amazonses.com>',
    'message-id': expect.stringMatching(/^<[\w-]+@example\.test>$/),
  })
  expect(read.headers).not.toHaveProperty('auto-submitted')
  expect(read.text).toBe(
    'A 2 ft³ box.\r\nThanks <3\r\n\r\nOn Jan 2, 2030, Support <support@support.boxrise.test> wrote:\r\n\r\n> Which box?\r\n> And which driver?\r\n',
  )
  expect(read.html).toMatch(
    /^<div dir="ltr">A 2 ft³ box\.<br>Thanks &lt;3<\/div>.*<blockquote class="gmail_quote"><p>Which box\?<\/p><\/blockquote>/,
  )
  expect(ses()).toMatchObject([
    {
      mail: { source: 'ann@example.test' },
      receipt: { recipients: ['support+k7@support.boxrise.test'], dmarcVerdict: { status: 'PASS' } },
    },
  ])
})

test('the answer of a machine says so, and has no return path', async () => {
  const { post, bytes, ses } = open()
  await post({ answerTo: sent.id, text: 'I am away.', automatic: true })
  expect(parseMime(bytes()[0] as Buffer).headers).toMatchObject({
    subject: 'Automatic reply: Größe [S-100042]',
    'auto-submitted': 'auto-replied',
  })
  expect(ses()[0]?.mail.source).toBe('')
})

test('an answer can lack its references, or its proof', async () => {
  const { post, bytes, ses } = open()
  await post({ answerTo: sent.id, text: '', withoutReferences: true, unverified: true })
  const { headers } = parseMime(bytes()[0] as Buffer)
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['in-reply-to']))
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['references']))
  const { spfVerdict, dkimVerdict, dmarcVerdict, virusVerdict } = ses()[0]?.receipt ?? {}
  expect([spfVerdict, dkimVerdict, dmarcVerdict].map((verdict) => verdict?.status)).toEqual([
    'FAIL',
    'FAIL',
    'FAIL',
  ])
  expect(virusVerdict?.status).toBe('PASS')
})

test('what is sent twice is the same to the byte, under two ids', async () => {
  const { post, bytes, ses } = open()
  const { body } = await post({ answerTo: sent.id, text: 'Hi', again: true })
  expect(new Set(body.messageIds).size).toBe(2)
  expect(ses().map((one) => one?.mail.messageId)).toEqual(body.messageIds)
  const [first, second] = bytes()
  expect(first?.equals(second as Buffer)).toBe(true)
})

test('files come with an answer, under any name and with any bytes', async () => {
  const { post, bytes } = open()
  const base64 = Buffer.from([0, 13, 10, 255]).toString('base64')
  const files = [
    { name: 'Maß "1".png\r\nBcc: eve@example.test', type: 'image/png', base64 },
    { name: 'notes', type: 'text/plain\r\nBcc: eve@example.test', base64 },
  ]
  await post({ answerTo: sent.id, text: 'Here', files })
  const letter = String(bytes()[0])
  expect(parseMime(bytes()[0] as Buffer).text).toContain('Here')
  expect(letter).toContain(`filename*=UTF-8''Ma%C3%9F%20%221%22.png%0D%0ABcc%3A%20eve%40example.test`)
  expect(letter.split(`\r\n\r\n${base64}\r\n--=_`)).toHaveLength(3)
  expect(letter).toContain('Content-Type: application/octet-stream; name="notes"')
  expect(letter).not.toMatch(/^Bcc:/m)
})
