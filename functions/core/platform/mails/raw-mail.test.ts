import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMime } from '#lib/local/mailbox/mime.ts'
import { type RawMail, rawMail } from './raw-mail.ts'

const plain: RawMail = {
  from: { name: 'Boxrise', address: 'hello@demo.test' },
  to: 'ann@example.test',
  subject: 'Your event',
  text: 'See you there.',
  html: '<p>See you there.</p>',
  sentAt: '2026-01-05T07:08:09.000Z',
}

/** Any text of one line, with whatever people and attackers type. */
const words = fc
  .string({
    unit: fc.constantFrom(
      'a',
      'B',
      ' ',
      '  ',
      '=?',
      '?=',
      'ß',
      '車',
      '🔊',
      ':',
      '"',
      ',',
      '<',
      '\t',
      '\x07',
      '_',
      'http',
    ),
    maxLength: 200,
  })
  .filter((value) => !/[\r\n\0]/.test(value))

const content = fc.string({ unit: 'binary', maxLength: 500 })
const wellFormed = (value: string) => value.toWellFormed()
const unfolded = (raw: Buffer) => {
  const [head = ''] = raw.toString('latin1').split('\r\n\r\n')
  return head.replaceAll(/\r\n(?=[ \t])/g, '').split('\r\n')
}

test('a mail reads as it was written, in whatever language', () => {
  fc.assert(
    fc.property(words, content, content, (subject, text, html) => {
      const read = parseMime(rawMail({ ...plain, subject, text, html }))
      const lines = (value: string) => wellFormed(value).replaceAll(/\r\n|\r|\n/g, '\r\n')
      expect(read.headers.subject).toBe(wellFormed(subject))
      expect(read.text).toBe(lines(text))
      expect(read.html).toBe(lines(html))
    }),
  )
})

test('whatever a mail says, it has the same headers and two parts, in lines of ASCII that are not too long', () => {
  const names = (raw: Buffer) => unfolded(raw).map((line) => line.slice(0, line.indexOf(':')))
  const expected = names(rawMail(plain))
  fc.assert(
    fc.property(words, words, content, (subject, name, text) => {
      const raw = rawMail({ ...plain, subject, text, html: text, from: { ...plain.from, name } })
      const lines = raw.toString('latin1').split('\r\n')
      expect(names(raw)).toEqual(expected)
      expect(lines.filter((line) => line.startsWith('--'))).toHaveLength(3)
      for (const line of lines) expect(line).toMatch(/^[ -~]{0,78}$/)
    }),
  )
})

test.each(['\r', '\n', '\0', '\r\nBcc: eve@example.test'])(
  'a header with %j throws, whichever it is',
  (evil) => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const value = before + evil + after
        const tries: Partial<RawMail>[] = [
          { subject: value },
          { to: `${evil}ann@example.test` },
          { to: `ann@example.test${evil}` },
          { replyTo: `ann@example.test${evil}` },
          { from: { name: value, address: plain.from.address } },
          { from: { name: 'Boxrise', address: `a@x.test${evil}` } },
          { headers: { 'List-Unsubscribe': value } },
          { headers: { [`X-Name${evil}`]: 'value' } },
        ]
        for (const changes of tries) expect(() => rawMail({ ...plain, ...changes })).toThrow(/header/)
      }),
      { numRuns: 20 },
    )
  },
)

test.each(['ann@example.test, eve@example.test', '<ann@example.test>', 'Ann <ann@example.test>', 'ann', ''])(
  'one mail goes to one address: %j is refused',
  (to) => {
    expect(() => rawMail({ ...plain, to })).toThrow(/no valid address/)
  },
)

test('a file comes with it beside its words, whatever it holds', () => {
  fc.assert(
    fc.property(content, content, (text, file) => {
      const raw = rawMail({
        ...plain,
        text,
        attachment: { fileName: 'event.ics', type: 'text/calendar', content: file },
      })
      const lines = (value: string) => wellFormed(value).replaceAll(/\r\n|\r|\n/g, '\r\n')
      expect(parseMime(raw)).toMatchObject({ text: lines(text), html: plain.html })
      const encoded = /filename="event\.ics"\r\n.*\r\n\r\n([^-]*)\r\n--/.exec(raw.toString('latin1'))?.[1]
      expect(Buffer.from(encoded ?? '', 'base64').toString('utf8')).toBe(lines(file))
    }),
  )
  const attachment = { fileName: 'a"\r\nBcc: eve@example.test', type: 'text/calendar', content: '' }
  expect(() => rawMail({ ...plain, attachment })).toThrow(/header/)
})

test('a long list of references is folded between ids, and reads as it was written', () => {
  const ids = fc.array(fc.stringMatching(/^<[a-z0-9-]{1,120}@[a-z.]{1,60}>$/), {
    minLength: 1,
    maxLength: 60,
  })
  fc.assert(
    fc.property(ids, (references) => {
      const raw = rawMail({ ...plain, headers: { References: references.join(' ') } })
      expect(parseMime(raw).headers.references).toBe(references.join(' '))
      for (const line of raw.toString('latin1').split('\r\n'))
        if (line.split('>').length > 2) expect(line.length).toBeLessThanOrEqual(78)
    }),
    { numRuns: 30 },
  )
  expect(() => rawMail({ ...plain, headers: { References: `<${'a'.repeat(998)}@x.test>` } })).toThrow(
    /fits no line/,
  )
})

test('its headers say what it is about, who sent it and how it is switched off', () => {
  const link = `https://www.example.test/api/notifications/one-click/${'a'.repeat(140)}`
  const { headers } = parseMime(
    rawMail({
      ...plain,
      replyTo: 'bo@example.test',
      headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  )
  expect(headers).toMatchObject({
    from: 'Boxrise <hello@demo.test>',
    to: 'ann@example.test',
    'reply-to': 'bo@example.test',
    date: 'Mon, 05 Jan 2026 07:08:09 +0000',
    'list-unsubscribe': `<${link}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
})
