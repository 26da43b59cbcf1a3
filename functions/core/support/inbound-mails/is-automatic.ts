import { headersNamed } from './headers-named.ts'
import type { Envelope, MailHead } from './received-mail.ts'

export type OurAddresses = { supportDomain: string; mailFrom: string }

type Head = Pick<MailHead, 'from' | 'headers'>
type From = Pick<Envelope, 'envelopeFrom'>

/**
 * True for a mail that a program wrote: as an answer to one of ours it changes nothing, be it a vacation note, a bounce
 * or a robot that answers each answer. It may begin a request: parcel notices do.
 */
export const isAutomatic = (mail: Head, envelope: From, ours: OurAddresses): boolean =>
  headersNamed(mail, 'auto-submitted').some((value) => firstWord(value) !== 'no') ||
  headersNamed(mail, 'precedence').some((value) =>
    ['bulk', 'junk', 'auto_reply'].includes(firstWord(value)),
  ) ||
  ['x-autoreply', 'x-autorespond'].some((name) => headersNamed(mail, name).length > 0) ||
  isReport(mail) ||
  hasNoReturnPath(mail, envelope) ||
  isRobot(mail.from?.email ?? '') ||
  isOurs(mail.from?.email ?? '', ours)

/**
 * True for a mail that a program sends as an answer alone, such as a bounce: where it answers nothing of ours, it is about
 * nothing. So is one from an address of ours.
 */
export const answersAlone = (mail: Head, envelope: From, ours: OurAddresses): boolean =>
  headersNamed(mail, 'auto-submitted').some((value) => firstWord(value) === 'auto-replied') ||
  ['x-autoreply', 'x-autorespond'].some((name) => headersNamed(mail, name).length > 0) ||
  isReport(mail) ||
  hasNoReturnPath(mail, envelope) ||
  /^(?:mailer-daemon|postmaster)@/i.test(mail.from?.email ?? '') ||
  isOurs(mail.from?.email ?? '', ours)

/** False for a mail that gets no automatic reply: a program might answer it, or a whole list would read it. */
export const mayBeAnswered = (mail: Head, envelope: From, ours: OurAddresses): boolean =>
  mail.from !== undefined &&
  !isAutomatic(mail, envelope, ours) &&
  !isRobot(envelope.envelopeFrom) &&
  !isOurs(envelope.envelopeFrom, ours) &&
  !headersNamed(mail, 'precedence').some((value) => firstWord(value) === 'list') &&
  ['x-auto-response-suppress', 'list-id', 'list-unsubscribe'].every(
    (name) => headersNamed(mail, name).length === 0,
  )

const firstWord = (value: string) => /^[\w-]*/.exec(value.trim().toLowerCase())?.[0] ?? ''

const isReport = (mail: Head) =>
  headersNamed(mail, 'content-type').some((value) => /^\s*multipart\/report\b/i.test(value))

/** What must not be answered has none (RFC 5321, 4.5.5). */
const hasNoReturnPath = (mail: Head, { envelopeFrom }: From) =>
  /^\s*(?:<\s*>)?\s*$/.test(envelopeFrom) || headersNamed(mail, 'return-path')[0]?.trim() === '<>'

const robots = /mailer-daemon|postmaster|no[-_.]?reply|do[-_.]?not[-_.]?reply/

const isRobot = (address: string) =>
  robots.test(address.slice(0, Math.max(0, address.lastIndexOf('@'))).toLowerCase())

const isOurs = (address: string, { supportDomain, mailFrom }: OurAddresses) =>
  address !== '' &&
  (address.toLowerCase() === mailFrom.toLowerCase() ||
    (supportDomain !== '' && address.toLowerCase().endsWith(`@${supportDomain.toLowerCase()}`)))
