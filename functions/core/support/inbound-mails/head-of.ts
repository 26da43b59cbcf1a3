import { type Address, addressParser, type Email as ParsedMail } from 'postal-mime'
import * as z from 'zod/mini'
import { Email } from '#shared/platform/users/email.ts'
import { mailIdsIn } from './mail-id.ts'
import { mailLine } from './mail-words.ts'
import type { MailHead } from './received-mail.ts'

const mostSubjectLetters = 150
const mostNameLetters = 80
const mostReferences = 100
const mostRecipients = 100
const mostHeaders = 100
const mostHeaderLetters = 2_000

const told = new Set([
  'authentication-results',
  'auto-submitted',
  'content-type',
  'list-id',
  'list-unsubscribe',
  'precedence',
  'return-path',
  'x-auto-response-suppress',
  'x-autoreply',
  'x-autorespond',
])

/** What the headers of a mail say, whatever shape they came in. */
export function headOf(mail: ParsedMail): MailHead {
  const senders = named(mail, 'from').flatMap((value) => addressParser(value, { flatten: true }))
  const [sender] = senders
  const email = addressOf(sender?.address)
  const messageId = mailIdsIn(mail.messageId ?? '')[0]
  const inReplyTo = mailIdsIn(mail.inReplyTo ?? '')[0]
  return {
    ...(email === undefined ? {} : { from: { email, name: mailLine(sender?.name ?? '', mostNameLetters) } }),
    hasOneSender: senders.length === 1 && named(mail, 'from').length === 1,
    to: recipientsOf(mail),
    subject: mailLine(mail.subject ?? '', mostSubjectLetters),
    ...(messageId === undefined ? {} : { messageId }),
    ...(inReplyTo === undefined ? {} : { inReplyTo }),
    references: mailIdsIn(mail.references ?? '').slice(-mostReferences),
    headers: mail.headers
      .filter(({ key }) => told.has(key))
      .slice(0, mostHeaders)
      .map(({ key, value }) => ({ name: key, value: value.slice(0, mostHeaderLetters) })),
  }
}

const named = (mail: ParsedMail, name: string) =>
  mail.headers.filter(({ key }) => key === name).map(({ value }) => value)

function addressOf(address: string | undefined): string | undefined {
  const { success, data } = z.safeParse(Email, address ?? '')
  return success ? data : undefined
}

/** Addresses in groups, too; a mail that was passed on names the address it came by in `Delivered-To`. */
function recipientsOf(mail: ParsedMail): string[] {
  const all = ['to', 'cc', 'delivered-to'].flatMap((name) =>
    named(mail, name).flatMap((value) => parsed(value)),
  )
  const addresses = all.flatMap(({ address }) => addressOf(address) ?? [])
  return [...new Set(addresses)].slice(0, mostRecipients)
}

const parsed = (value: string) =>
  addressParser(value, { flatten: true }) as Exclude<Address, { group: unknown }>[]
