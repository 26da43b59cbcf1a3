import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { line, text as writtenText } from '#shared/text.ts'
import * as broken from '#test/support/raw-mails/broken.ts'
import { mailOf } from '#test/support/raw-mails/mail-of.ts'
import * as people from '#test/support/raw-mails/people.ts'
import * as programs from '#test/support/raw-mails/programs.ts'
import type { MailVerdicts } from './mail-verdicts.ts'
import { quotedFrom } from './quoted-from.ts'
import { readMail } from './read-mail.ts'
import type { ReceivedMail } from './received-mail.ts'

const verdicts: MailVerdicts = { spam: 'pass', virus: 'pass', spf: 'pass', dkim: 'pass', dmarc: 'pass' }

async function read(raw: Buffer): Promise<ReceivedMail> {
  const mail = await readMail(raw, verdicts)
  if (!mail.readable) throw new Error('the mail was not read')
  return mail
}

/** What somebody wrote, without the mails that they answer. */
const ownWords = ({ text }: ReceivedMail) => text.slice(0, quotedFrom(text)).trim()

test.each([
  [
    'Gmail',
    people.gmail,
    'That worked, thank you – the money is back. One more thing: the invoice still says $52.\n\nAnn',
  ],
  ['Outlook', people.outlookDesktop, 'It’s the wrong amount – please look again.\n\nAnn Lee'],
  ['Outlook on the web', people.outlookWeb, 'Das passt so, danke! 👍'],
  ['Apple Mail', people.iPhone, 'Here is the photo:\n\n\nSent from my iPhone'],
  [
    'Thunderbird',
    people.thunderbird,
    'I looked at the statement of my card again and the amount is there – sorry.\n>> this line begins with a sign of its own',
  ],
  ['a phone in Spanish', people.spanish, '¿Cómo cambio la dirección?'],
])('the words and the quote of %s', async (_, raw, words) => {
  const mail = await read(raw)
  expect(ownWords(mail)).toBe(words)
  expect(mail.text.length).toBeGreaterThan(words.length)
  expect(mail.isCut).toBe(false)
})

test('lines that were broken for the way are joined, those of quotes without their signs', async () => {
  const { text } = await read(people.thunderbird)
  expect(text).toContain(
    '> Hi Ann, we sent it back today and it should be on your card within a week.\n> Boxrise\n',
  )
})

test('the ids, the sender and all recipients are told', async () => {
  const mail = await read(people.gmail)
  expect(mail).toMatchObject({
    from: { email: 'ann.lee@example.test', name: 'Ann Lée' },
    hasOneSender: true,
    to: ['support+k7q2m4x9t5w8z3b6@support.boxrise.test'],
    subject: 'Re: Refund [S-100042]',
    messageId: 'CAF1x2y3z=abc+def@mail.gmail.com',
    inReplyTo: '0100018f-aa-000000@email.amazonses.com',
    references: [
      'tms_01JD0000000000000000000001@support.boxrise.test',
      '0100018f-aa-000000@email.amazonses.com',
    ],
  })
  expect((await read(people.spanish)).from).toEqual({ email: 'jose@example.test', name: 'José Muñoz' })
})

test('a mail with broken headers is read as far as it goes', async () => {
  expect(await read(broken.brokenHeaders)).toMatchObject({
    from: { email: 'juergen@example.test', name: 'Jürgen Groß' },
    to: ['support@support.boxrise.test', 'bob@example.test', 'eve@example.test', 'desk@support.boxrise.test'],
    subject: 'Größe des Gehäuses',
    inReplyTo: 'abcdef@example.test',
    text: 'Wie groß?',
  })
  expect(await read(broken.nobody)).toMatchObject({ hasOneSender: false, text: 'Who am I?' })
  expect(await read(broken.nobody)).not.toHaveProperty('from')
  expect(await read(broken.empty)).toMatchObject({ text: '', subject: '', attachments: [], refused: [] })
  expect(await read(broken.twoSenders)).toMatchObject({ hasOneSender: false })
  expect(await read(Buffer.alloc(0))).toMatchObject({ text: '', to: [] })
})

test('only the newest hundred references are told', async () => {
  const ids = Array.from({ length: 150 }, (_, index) => `<${index}@example.test>`)
  const { references } = await read(mailOf([`References: ${ids.join('\r\n ')}`, '', 'x']))
  expect(references).toHaveLength(100)
  expect(references.at(-1)).toBe('149@example.test')
})

test('HTML without a text gives its words, and quotes their signs', async () => {
  const mail = await read(
    mailOf([
      'From: ann@example.test',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<style>p{}</style><div>One &amp; two</div><div><br></div><ul><li>a</li><li>b</li></ul>',
      '<p>Bye</p>On 3/1/27, Boxrise wrote:<blockquote>Hi<br>Ann</blockquote>',
    ]),
  )
  expect(mail.text).toBe('One & two\n\n- a\n- b\n\nBye\n\nOn 3/1/27, Boxrise wrote:\n\n> Hi\n> Ann')
  expect(ownWords(mail)).toBe('One & two\n\n- a\n- b\n\nBye')
})

test('HTML is kept without what runs, loads or looks like the page around it', async () => {
  const { html } = await read(people.outlookDesktop)
  expect(html).toContain('wrong amount')
  expect(html).not.toMatch(/<img|<style|style=|cid:|evil\.test|import/)
})

test('HTML of more than 500 KB, or of more than 100 KB when it is clean, is not kept; its words are', async () => {
  const html = (bytes: number, piece: string) =>
    broken.filled(bytes, piece, ['Content-Type: text/html; charset=utf-8'])
  for (const mail of [
    await read(html(501 * 1024, '<p>word</p> ')),
    await read(html(150 * 1024, '<p>word</p> ')),
  ]) {
    expect(mail).not.toHaveProperty('html')
    expect(mail.text).toMatch(/^word\n\nword/)
  }
  expect(await read(html(90 * 1024, '<p>word</p> '))).toHaveProperty('html')
  expect(await read(html(300 * 1024, '<i title="much that goes away">a</i> '))).toHaveProperty('html')
})

test('a text ends after 20,000 letters, never within one, and says that it goes on', async () => {
  const mail = await read(mailOf(['From: ann@example.test', '', `${'a'.repeat(19_999)}🔊 and more`]))
  expect(mail.text).toBe('a'.repeat(19_999))
  expect(mail.isCut).toBe(true)
})

test('a mail of 15 MB is read, and one byte more is not', async () => {
  const most = 15 * 1024 * 1024
  const mail = await read(broken.filled(most, 'A line of a log that somebody pasted into their mail.\r\n'))
  expect(mail).toMatchObject({ isCut: true, from: { email: 'ann.lee@example.test' } })
  expect(mail.text.length).toBeLessThanOrEqual(20_000)
  const larger = await readMail(broken.filled(most + 1, 'A line of a log.\r\n'), verdicts)
  expect(larger).toMatchObject({ readable: false, head: { subject: 'Large' } })
})

test('a mail of a hundred parts is read, and one of more is not, nor one that is nested too deeply', async () => {
  expect((await read(broken.parts(100))).text).toContain('Part 99')
  expect(await readMail(broken.parts(101), verdicts)).toMatchObject({
    readable: false,
    head: { subject: 'Many' },
  })
  expect((await read(broken.nested(200))).text).toBe('The words.')
  expect(await readMail(broken.nested(257), verdicts)).toMatchObject({
    readable: false,
    head: { subject: 'Deep', from: { email: 'ann.lee@example.test' } },
  })
})

test.each([
  ['line feeds alone', '\n', []],
  ['padded pieces of base64', 'QQ==', ['Content-Transfer-Encoding: base64']],
  ['lines that might begin a part', '--b\n', []],
] as const)('a mail that would take all memory is not read: %s', async (_, piece, headers) => {
  const mail = await readMail(broken.filled(14 * 1024 * 1024, piece, [...headers]), verdicts)
  expect(mail).toMatchObject({ readable: false, head: { subject: 'Large' } })
})

test('headers of more than half a megabyte are not read', async () => {
  const raw = mailOf(['From: ann@example.test', ...Array<string>(70_000).fill('X-Filler: 1'), '', 'x'])
  expect(await readMail(raw, verdicts)).toEqual({ readable: false })
})

test('no bytes make the reader throw, and what it tells can be kept as it is', async () => {
  const samples = [people, programs, broken].flatMap((all) =>
    Object.values(all).filter((one) => Buffer.isBuffer(one)),
  )
  expect(samples.length).toBeGreaterThan(15)
  const pieces = fc.constantFrom(
    '\r\n',
    '\n',
    ' ',
    '--m1',
    '=?utf-8?B?',
    '?=',
    '\0',
    '<',
    '>',
    '"',
    ';',
    ':',
    '=',
    '\x80',
    '🔊',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...samples, Buffer.alloc(0)),
      fc.array(
        fc.tuple(
          fc.nat(3000),
          fc.nat(40),
          fc.oneof(
            pieces.map((piece) => Buffer.from(piece)),
            fc.uint8Array({ maxLength: 60 }),
          ),
        ),
        { maxLength: 6 },
      ),
      async (sample, cuts) => {
        let raw = sample
        for (const [at, length, noise] of cuts)
          raw = Buffer.concat([raw.subarray(0, at), noise, raw.subarray(at + length)])
        const mail = await readMail(raw, verdicts)
        if (!mail.readable) return
        expect(z.parse(writtenText(20_000), mail.text)).toBe(mail.text)
        expect(z.parse(line(150), mail.subject)).toBe(mail.subject)
        expect(z.parse(line(80), mail.from?.name ?? '')).toBe(mail.from?.name ?? '')
        for (const { name } of [...mail.attachments, ...mail.refused]) {
          expect(z.parse(line(120, 1), name)).toBe(name)
          expect(name).not.toMatch(/[/\\]|^\./)
        }
      },
    ),
    { numRuns: 500 },
  )
})
