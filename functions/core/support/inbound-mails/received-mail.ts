import type * as z from 'zod/mini'
import type { facts } from './facts.ts'

/** What is known about a mail before it is read: who sent it where over the wire, and what was found out about it. */
export type Envelope = Omit<z.infer<(typeof facts)['mail.received']>, 'key'>

export type MailHeader = { name: string; value: string }

export type MailHead = {
  /** Missing if the mail names nobody who could be written to. */
  from?: { email: string; name: string }
  /** False for a mail that names several senders, of which programs show one or the other. */
  hasOneSender: boolean
  /** Everybody it names as a recipient, in lower case, each once. */
  to: string[]
  subject: string
  messageId?: string
  inReplyTo?: string
  /** The newest hundred, oldest first. */
  references: string[]
  /** The headers that tell people from programs, and whose word the sender is, in their order; names in lower case. */
  headers: MailHeader[]
}

export type MailAttachment = { name: string; contentType: string; content: Buffer }

export type RefusedAttachment = { name: string; why: 'type' | 'size' | 'number' | 'virus' }

export type ReceivedMail = MailHead & {
  readable: true
  text: string
  /** The text went on, past what is kept of it. */
  isCut: boolean
  html?: string
  attachments: MailAttachment[]
  refused: RefusedAttachment[]
}

/** A mail that is too large or too tangled to be read; most still have a head. */
export type UnreadableMail = { readable: false; head?: MailHead }
