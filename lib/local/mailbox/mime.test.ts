import { expect, test } from 'vitest'
import { parseMime } from './mime.ts'

const raw = (...lines: string[]) => Buffer.from(lines.join('\r\n'))

test('both bodies of a multipart mail are found, whatever their encoding', () => {
  const message = parseMime(
    raw(
      'From: Club <club@demo.test>',
      'To: member@demo.test',
      'Subject: =?UTF-8?B?R3LDvMOfZQ==?= =?UTF-8?Q?_from_the_club?=',
      'List-Unsubscribe: <https://club.test/unsubscribe?t=1>,',
      ' <mailto:leave@club.test>',
      'Content-Type: multipart/alternative; boundary="edge+1"',
      '',
      'preamble',
      '--edge+1',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Gr=C3=BC=C3=9Fe, a long =',
      'line',
      '--edge+1',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('<p>Grüße</p>').toString('base64'),
      '--edge+1--',
      'epilogue',
    ),
  )
  expect(message.headers.subject).toBe('Grüße from the club')
  expect(message.headers['list-unsubscribe']).toBe(
    '<https://club.test/unsubscribe?t=1>, <mailto:leave@club.test>',
  )
  expect(message.text).toBe('Grüße, a long line')
  expect(message.html).toBe('<p>Grüße</p>')
})

test('a mail inside a mail with attachments keeps the words and drops the files', () => {
  const message = parseMime(
    raw(
      'Content-Type: multipart/mixed; boundary=outer',
      '',
      '--outer',
      'Content-Type: multipart/alternative; boundary=inner',
      '',
      '--inner',
      '',
      'plain words',
      '--inner--',
      '--outer',
      'Content-Type: text/plain',
      'Content-Disposition: attachment; filename=a.txt',
      '',
      'a file',
      '--outer--',
    ),
  )
  expect(message).toMatchObject({ text: 'plain words', html: '' })
})

test('a mail without a content type is plain UTF-8 text', () => {
  expect(parseMime(raw('Subject: Größe', '', 'Prüfung'))).toEqual({
    headers: { subject: 'Größe' },
    text: 'Prüfung',
    html: '',
  })
})
