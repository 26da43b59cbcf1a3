export type MimeMessage = { headers: Record<string, string>; text: string; html: string }

/** Reads a raw message as far as our own mails go: nested multiparts, the usual encodings, UTF-8 or Latin-1. */
export function parseMime(raw: Buffer): MimeMessage {
  const { headers, body } = split(raw.toString('latin1'))
  const message: MimeMessage = { headers, text: '', html: '' }
  collect(headers, body, message)
  message.headers = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, decodeWords(value)]),
  )
  return message
}

function collect(headers: Record<string, string>, body: string, into: MimeMessage): void {
  const type = headers['content-type'] ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1]
  if (/^multipart\//i.test(type) && boundary) {
    for (const part of `\n${body}`.split(`\n--${boundary}`).slice(1)) {
      if (part.startsWith('--')) break
      const inner = split(part.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, ''))
      collect(inner.headers, inner.body, into)
    }
    return
  }
  if (/^attachment/i.test(headers['content-disposition'] ?? '')) return
  const bytes = decodeBody(body, headers['content-transfer-encoding'] ?? '7bit')
  const content = decodeCharset(bytes, /charset="?([\w-]+)"?/i.exec(type)?.[1])
  if (/^text\/html/i.test(type)) into.html ||= content
  else if (/^text\/plain/i.test(type)) into.text ||= content
}

function split(message: string): { headers: Record<string, string>; body: string } {
  if (/^\r?\n/.test(message)) return { headers: {}, body: message.replace(/^\r?\n/, '') }
  const end = /\r?\n\r?\n/.exec(message)
  const head = end ? message.slice(0, end.index) : message
  const headers: Record<string, string> = {}
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim()
  }
  return { headers, body: end ? message.slice(end.index + end[0].length) : '' }
}

function decodeBody(body: string, encoding: string): Buffer {
  if (/^base64$/i.test(encoding)) return Buffer.from(body, 'base64')
  if (/^quoted-printable$/i.test(encoding)) return decodeQuoted(body)
  return Buffer.from(body, 'latin1')
}

function decodeQuoted(text: string): Buffer {
  const unfolded = text.replace(/=[ \t]*\r?\n/g, '')
  const bytes = unfolded.replace(/=([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1')
}

function decodeCharset(bytes: Buffer, charset = 'utf-8'): string {
  return /^(iso-8859-1|latin1|windows-1252)$/i.test(charset)
    ? bytes.toString('latin1')
    : bytes.toString('utf8')
}

function decodeWords(header: string): string {
  const joined = header.replace(/\?=\s+=\?/g, '?==?')
  const decoded = joined.replace(
    /=\?([\w-]+)\?([bq])\?([^?]*)\?=/gi,
    (_, charset: string, encoding: string, text: string) => {
      const bytes = /b/i.test(encoding)
        ? Buffer.from(text, 'base64')
        : decodeQuoted(text.replaceAll('_', ' '))
      return decodeCharset(bytes, charset)
    },
  )
  return decoded === joined ? Buffer.from(header, 'latin1').toString('utf8') : decoded
}
