import { isUtf8 } from 'node:buffer'
import PostalMime, { type Email as ParsedMail } from 'postal-mime'
import { attachmentsOf } from './attachments-of.ts'
import { fitsReading, mostParts } from './fits-reading.ts'
import { headOf } from './head-of.ts'
import type { MailVerdicts } from './mail-verdicts.ts'
import { mailText } from './mail-words.ts'
import type { MailHead, ReceivedMail, UnreadableMail } from './received-mail.ts'
import { textOfHtml } from './text-of-html.ts'
import { asBroken, unflowed } from './unflowed.ts'

const mostTextLetters = 20_000
/** One more than is read, so that a text is known to have been cut. */
const mostTextRead = 100_001
const mostHtmlBytes = 500 * 1024
const mostCleanedBytes = 100 * 1024
const mostHeadBytes = 512 * 1024

/**
 * Reads a mail as it came over the wire, in whatever state. What is too large or too tangled is not read, but its head
 * is told where it has one. No input throws.
 */
export async function readMail(raw: Buffer, verdicts: MailVerdicts): Promise<ReceivedMail | UnreadableMail> {
  const mail = fitsReading(raw) ? await parsedMail(raw) : undefined
  if (!mail || mail.attachments.length > mostParts) return unreadable(raw)
  const cleaned = await cleanedHtml(mail.html ?? '')
  const written = mailText(mail.text ?? '', mostTextLetters)
  const words = written.text === '' ? mailText(textOfHtml(cleaned), mostTextLetters) : written
  const isShown = cleaned !== '' && Buffer.byteLength(mail.html ?? '') <= mostHtmlBytes
  return {
    readable: true,
    ...headOf(mail),
    ...words,
    ...(isShown && Buffer.byteLength(cleaned) <= mostCleanedBytes ? { html: cleaned } : {}),
    ...attachmentsOf(mail.attachments, verdicts.virus === 'fail'),
  }
}

/** Forwarded mails stay files: their words are others’, and one within another could go on without end. */
async function parsedMail(raw: Buffer): Promise<ParsedMail | undefined> {
  try {
    const { raw: broken, isFlowed, dropsSpaces } = asBroken(withReadableHead(raw))
    const mail = await PostalMime.parse(broken, {
      forceRfc822Attachments: true,
      maxHeadersSize: mostHeadBytes,
    })
    return isFlowed && mail.text !== undefined
      ? { ...mail, text: unflowed(mail.text.slice(0, mostTextRead), dropsSpaces) }
      : mail
  } catch {
    return undefined
  }
}

async function unreadable(raw: Buffer): Promise<UnreadableMail> {
  const head = headBytes(raw)
  const mail = head.length <= mostHeadBytes ? await parsedMail(head) : undefined
  const read: MailHead | undefined = mail && headOf(mail)
  return read?.from ? { readable: false, head: read } : { readable: false }
}

/** All before the first empty line. */
function headBytes(raw: Buffer): Buffer {
  const ends = [raw.indexOf('\r\n\r\n'), raw.indexOf('\n\n')].filter((end) => end >= 0)
  return raw.subarray(0, Math.min(raw.length, ...ends))
}

/** Old programs write headers in Windows’ letters; the reader takes all of them for UTF-8. */
function withReadableHead(raw: Buffer): Buffer {
  const head = headBytes(raw)
  if (head.length > mostHeadBytes || isUtf8(head)) return raw
  const text = new TextDecoder('windows-1252').decode(head)
  return Buffer.concat([Buffer.from(text), raw.subarray(head.length)])
}

/** The cleaner is large, and loaded for a mail with HTML only. */
async function cleanedHtml(html: string): Promise<string> {
  if (html.trim() === '') return ''
  const { cleanMailHtml } = await import('./clean-mail-html.ts')
  return cleanMailHtml(html.slice(0, mostHtmlBytes)) ?? ''
}
