import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { LocalService } from '../service.ts'
import { createInbox, createInboxJson } from './inbox.ts'
import { addressOf, type Mail } from './mail.ts'
import { openMailLog } from './mail-log.ts'
import { createSes, type OutgoingMail } from './ses.ts'
import { type MailEvent, simulatedEvents } from './simulator.ts'

export type Mailbox = {
  /** The SES endpoint; POST /faults sets its fault switches. */
  ses: LocalService
  /** The page and its files, for /_local/inbox. */
  inbox: LocalService
  inboxJson: LocalService
  /** A mail by the id that its sender was told. */
  mailOf(id: string): Mail | undefined
  /** Called for every bounce and complaint that the simulator addresses cause. */
  onEvent(listener: (event: MailEvent) => void): void
  /** Sends without SES, as Cognito does. */
  deliver(mail: { from: string; to: string; subject: string; html?: string; text?: string }): Mail
  stop(): Promise<void>
}

const dayMs = 24 * 3600 * 1000

/** Keeps every mail the app sends instead of sending it. */
export function createMailbox({ dataDir, now }: { dataDir: string; now: () => Date }): Mailbox {
  const log = openMailLog(join(dataDir, 'mailbox', 'mails.jsonl'))
  const listeners: ((event: MailEvent) => void)[] = []

  const accept = (outgoing: OutgoingMail): Mail => {
    const mail = { id: messageId(), at: now().toISOString(), ...outgoing }
    log.add(mail)
    for (const event of simulatedEvents(mail)) for (const listener of listeners) listener(event)
    return mail
  }
  const sentInLastDay = () => {
    const since = new Date(now().getTime() - dayMs).toISOString()
    return log.mails().filter((mail) => mail.at > since).length
  }

  return {
    ses: createSes(accept, sentInLastDay),
    inbox: createInbox(log),
    inboxJson: createInboxJson(log),
    mailOf: (id) => log.mails().find((mail) => mail.id === id),
    onEvent: (listener) => void listeners.push(listener),
    deliver: ({ from, to, subject, html = '', text = '' }) =>
      accept({
        from,
        to,
        subject,
        html,
        text,
        recipients: [addressOf(to) ?? to],
        replyTo: '',
        headers: {},
        tags: {},
      }),
    // Every mail is on disk already; there is nothing left to do.
    stop: async () => undefined,
  }
}

const messageId = () => `${randomBytes(8).toString('hex')}-${randomUUID()}-000000`
