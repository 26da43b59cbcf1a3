import { jpeg, png } from '../images.ts'
import { pdf } from '../pdf.ts'
import { answersTo, base64Lines, customer, mailOf } from './mail-of.ts'

const file = (type: string, name: string, content: Buffer | string, more: string[] = []) => [
  '--m1',
  `Content-Type: ${type}`,
  `Content-Disposition: attachment; filename="${name}"`,
  'Content-Transfer-Encoding: base64',
  ...more,
  '',
  ...base64Lines(content),
]

const withFiles = (files: string[][]) =>
  mailOf([
    `From: Ann Lee <${customer}>`,
    `To: ${answersTo}`,
    'Subject: Files',
    'Message-ID: <files-1@example.test>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="m1"',
    '',
    '--m1',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'See the files.',
    ...files.flat(),
    '--m1--',
  ])

/** Names that are paths, or promise another type than the file has. */
export const evilNames = withFiles([
  file('image/png', '../../evil.png', png(2, 2)),
  file('image/jpeg', 'C:\\\\Windows\\\\system32\\\\photo.exe', jpeg(2, 2)),
  file('text/plain', '.bat', 'echo off'),
  file('application/pdf', '=?utf-8?Q?Rechnung_=E2=80=AEfdp.exe?=', pdf()),
])

/** Rich text of Outlook, a forwarded mail, a page, a program, and a picture that is none. */
export const refusedFiles = withFiles([
  file('application/ms-tnef', 'winmail.dat', Buffer.from('789f3e2201000000', 'hex')),
  ['--m1', 'Content-Type: message/rfc822', '', 'From: eve@evil.test', 'Subject: Old', '', 'Nested words.'],
  file('text/html', 'page.html', '<html><script>alert(1)</script></html>'),
  file('application/octet-stream', 'setup.sh', 'rm -rf /'),
  file('image/png', 'broken.png', png(2, 2).subarray(0, 40)),
])

/** A picture by the name of rich text of Outlook. */
export const winmailPicture = withFiles([file('application/ms-tnef', 'winmail.dat', png(2, 2))])

/** Six pictures in a signature before the one file that somebody attached. */
export const manyFiles = withFiles([
  ...Array.from({ length: 6 }, (_, index) => [
    '--m1',
    'Content-Type: image/png',
    `Content-Disposition: inline; filename="logo${index}.png"`,
    'Content-Transfer-Encoding: base64',
    '',
    ...base64Lines(png(2, 2)),
  ]),
  file('application/pdf', 'invoice.pdf', pdf()),
])

/** No date, no id, letters of Windows in its headers, an encoding that nobody knows, and a header that is none. */
export const brokenHeaders = mailOf(
  [
    'From: Jürgen Groß <juergen@example.test>',
    'To: "Boxrise" <SUPPORT@support.boxrise.test>, broken <, undisclosed-recipients:;',
    'Cc: Friends: bob@example.test, eve@example.test;',
    'Delivered-To: desk@support.boxrise.test',
    'Subject: Größe \x07 des',
    ' \tGehäuses',
    'this line is no header',
    'In-Reply-To: your mail of Monday <abc',
    ' def@example.test>',
    'Content-Type: text/plain; charset="x-nobody-knows"; charset=utf-8; broken',
    'Content-Transfer-Encoding: 8-bit',
    '',
    'Wie groß?',
  ],
  'latin1',
)

/** No sender at all. */
export const nobody = mailOf(['Subject: Hello', '', 'Who am I?'])

export const empty = mailOf([`From: ${customer}`, 'To: support@support.boxrise.test', 'Subject:', '', ''])

/** Two senders, of which programs show one or the other. */
export const twoSenders = mailOf([
  `From: ${customer}`,
  'From: eve@evil.test',
  'To: support@support.boxrise.test',
  'Subject: Hello',
  '',
  'Me.',
])

/** Parts within parts, one level for each; what separates them is written in the newer way, in pieces. */
export function nested(levels: number): Buffer {
  const within = (level: number) => `Content-Type: multipart/mixed; boundary*0="b"; boundary*1="${level}"`
  const lines = [`From: ${customer}`, 'Subject: Deep', within(0), '']
  for (let level = 0; level < levels; level++) lines.push(`--b${level}`, within(level + 1), '')
  return mailOf([...lines, `--b${levels}`, '', 'The words.'])
}

/** As many parts of a few words. */
export const parts = (count: number): Buffer =>
  mailOf([
    `From: ${customer}`,
    'Subject: Many',
    'Content-Type: multipart/mixed; boundary="p"',
    '',
    ...Array.from({ length: count }, (_, index) => ['--p', '', `Part ${index}`]).flat(),
    '--p--',
  ])

/** A body of so many bytes, made of one piece again and again. */
export const filled = (bytes: number, piece: string, headers: string[] = []): Buffer => {
  const head = mailOf([`From: ${customer}`, 'Subject: Large', ...headers, ''])
  return Buffer.concat([head, Buffer.alloc(Math.max(0, bytes - head.length), piece)])
}
