import { randomUUID } from 'node:crypto'
import { addressHeader, tokenHeader, wordsHeader } from '#core/platform/mails/mail-header.ts'
import { escapeHtml } from '#shared/platform/html/escape-html.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { Mail } from './mail.ts'

export type AnswerFile = { name: string; type: string; base64: string }

export type Answer = {
  mail: Mail
  /** The addresses of the two sides. */
  from: string
  to: string
  text: string
  files: readonly AnswerFile[]
  /** As someone’s mail program answers while they are away. */
  automatic: boolean
  withoutReferences: boolean
  at: Date
}

/** An answer as a mail program writes it: beneath the text stands the mail that it answers. */
export function composeAnswer(answer: Answer): Buffer {
  const { mail, from, to, text, files, automatic, withoutReferences, at } = answer
  const lines = [
    addressHeader('From', from),
    addressHeader('To', to),
    wordsHeader('Subject', `${automatic ? 'Automatic reply' : 'Re'}: ${mail.subject.replace(/^Re: /i, '')}`),
    tokenHeader('Date', at.toUTCString().replace('GMT', '+0000')),
    tokenHeader('Message-ID', `<${randomUUID()}@${from.split('@').at(-1)}>`),
    ...(withoutReferences ? [] : referencesTo(mail)),
    ...(automatic ? ['Auto-Submitted: auto-replied', 'X-Auto-Response-Suppress: All'] : []),
    'MIME-Version: 1.0',
    ...multipart('mixed', [
      multipart('alternative', [
        part('Content-Type: text/plain; charset="UTF-8"', quoted(text, mail)),
        part('Content-Type: text/html; charset="UTF-8"', quotedHtml(text, mail)),
      ]),
      ...files.map(attached),
    ]),
    '',
  ]
  return Buffer.from(lines.join('\r\n'), 'latin1')
}

/** SES gives each mail that goes out an id of its own, below this domain in its first region. */
function referencesTo({ id, headers }: Mail): string[] {
  const own = `<${id}@email.amazonses.com>`
  const earlier = headers.references ? `${headers.references} ` : ''
  return [tokenHeader('In-Reply-To', own), tokenHeader('References', `${earlier}${own}`)]
}

const quoted = (text: string, mail: Mail) =>
  `${text}\n\n${introduction(mail)}\n\n${mail.text.replace(/^/gm, '> ')}\n`

function quotedHtml(text: string, mail: Mail): string {
  const body = /<body[^>]*>(.*)<\/body>/is.exec(mail.html)?.[1] ?? mail.html
  const answer = escapeHtml(text).replaceAll('\n', '<br>')
  const before = body || `<pre>${escapeHtml(mail.text)}</pre>`
  return `<div dir="ltr">${answer}</div><br><div class="gmail_quote"><div class="gmail_attr">${escapeHtml(introduction(mail))}<br></div><blockquote class="gmail_quote">${before}</blockquote></div>`
}

const introduction = ({ at, from }: Mail) => `On ${utcDay(at)}, ${from} wrote:`

function multipart(kind: string, parts: string[][]): string[] {
  const boundary = `=_${randomUUID()}`
  return [
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    '',
    ...parts.flatMap((lines) => [`--${boundary}`, ...lines]),
    `--${boundary}--`,
    '',
  ]
}

const part = (header: string, content: string) => [
  header,
  'Content-Transfer-Encoding: base64',
  '',
  ...inLines(Buffer.from(content.replace(/\r\n|\r|\n/g, '\r\n')).toString('base64')),
]

/** A name in any language; older programs show the plain one. */
function attached({ name, type, base64 }: AnswerFile): string[] {
  const plain = name.replace(/[^\w. -]/g, '_')
  const spelled = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
  return [
    `Content-Type: ${/^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream'}; name="${plain}"`,
    `Content-Disposition: attachment; filename="${plain}"; filename*=UTF-8''${spelled}`,
    'Content-Transfer-Encoding: base64',
    '',
    ...inLines(Buffer.from(base64, 'base64').toString('base64')),
  ]
}

const inLines = (encoded: string) => encoded.match(/.{1,76}/g) ?? ['']
