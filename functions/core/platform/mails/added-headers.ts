import { InvalidHeader, type Mailbox, mailboxHeader, tokenHeader } from './mail-header.ts'

/** The headers that a mail may bring along: what it answers, and that no machine need answer it. */
const allowed: readonly string[] = ['References', 'In-Reply-To', 'Auto-Submitted', 'X-Auto-Response-Suppress']

/** Words of plain letters with one space between them: ids of mails, and fixed values. */
const tokens = /^[!-~]+(?: [!-~]+)*$/

/** The headers as they are, if a mail may bring them: queued with others, it would never go out. */
export function addedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  for (const [name, value] of Object.entries(headers)) {
    if (!allowed.includes(name)) throw new InvalidHeader(`an email may not bring the header ${name}`)
    if (!tokens.test(value)) throw new InvalidHeader(`the header ${name} of an email is no list of tokens`)
    tokenHeader(name, value)
  }
  return headers
}

/** The sender as it is, if it can stand in a header. */
export function ownSender(from: Mailbox): Mailbox {
  mailboxHeader('From', from)
  return from
}
