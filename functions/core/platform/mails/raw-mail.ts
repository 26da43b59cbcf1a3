import { addressHeader, type Mailbox, mailboxHeader, tokenHeader, wordsHeader } from './mail-header.ts'

export type RawMail = {
  from: Mailbox
  to: string
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  /** A file that comes with it; its name holds letters, digits, dots and hyphens. */
  attachment?: { fileName: string; type: string; content: string } | undefined
  /** Further headers by name, which hold no words that need an encoding: addresses of links, and fixed values. */
  headers?: Readonly<Record<string, string>>
  sentAt: string
}

/** No line of base64 has these letters, so nothing that a mail says can end a part of it. */
const boundary = '=_alternative'
const outerBoundary = '=_mixed'

const base64LineLetters = 76

/**
 * A mail as it goes over the wire (RFC 5322, RFC 2045): its text and its HTML as alternatives. A line break or a NUL in
 * the value of a header throws, because its author could add headers of their own.
 */
export function rawMail(mail: RawMail): Buffer {
  const { from, to, replyTo, subject, text, html, attachment, headers = {}, sentAt } = mail
  const lines = [
    mailboxHeader('From', from),
    addressHeader('To', to),
    ...(replyTo ? [addressHeader('Reply-To', replyTo)] : []),
    wordsHeader('Subject', subject),
    tokenHeader('Date', new Date(sentAt).toUTCString().replace('GMT', '+0000')),
    ...Object.entries(headers).map(([name, value]) => tokenHeader(name, value)),
    'MIME-Version: 1.0',
    ...(attachment ? withFile(alternatives(text, html), attachment) : alternatives(text, html)),
    '',
  ]
  return Buffer.from(lines.join('\r\n'), 'latin1')
}

const alternatives = (text: string, html: string): string[] => [
  `Content-Type: multipart/alternative; boundary="${boundary}"`,
  '',
  ...partOf('text/plain', text),
  ...partOf('text/html', html),
  `--${boundary}--`,
]

function withFile(body: string[], { fileName, type, content }: NonNullable<RawMail['attachment']>): string[] {
  if (!/^[\w.-]+$/.test(fileName)) throw new Error(`the name of a file cannot stand in a header: ${fileName}`)
  return [
    `Content-Type: multipart/mixed; boundary="${outerBoundary}"`,
    '',
    `--${outerBoundary}`,
    ...body,
    `--${outerBoundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    `Content-Disposition: attachment; filename="${fileName}"`,
    'Content-Transfer-Encoding: base64',
    '',
    ...base64Lines(content),
    `--${outerBoundary}--`,
  ]
}

/** The last of them is what mail programs show if they can. */
const partOf = (type: string, content: string): string[] => [
  `--${boundary}`,
  `Content-Type: ${type}; charset=utf-8`,
  'Content-Transfer-Encoding: base64',
  '',
  ...base64Lines(content),
]

function base64Lines(content: string): string[] {
  const encoded = Buffer.from(content.replace(/\r\n|\r|\n/g, '\r\n'), 'utf8').toString('base64')
  return encoded.match(new RegExp(`.{1,${base64LineLetters}}`, 'g')) ?? ['']
}
