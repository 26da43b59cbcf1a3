import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { newId } from '#shared/ids.ts'
import type { MailPriority } from '#shared/platform/mails/mail.ts'
import { addedHeaders, ownSender } from './added-headers.ts'
import type { MailData, SecretMailData } from './mail-data.ts'
import type { Mailbox } from './mail-header.ts'
import type { Switchable } from './mail-switches.ts'
import { mails, type StoredMail } from './mails.ts'
import type { TemplateId } from './templates.ts'

type NewMail<Id extends TemplateId> = {
  toEmail: string
  templateId: Id
  data: MailData<Id>
  priority: MailPriority
  /** For a mail that its member may switch off: what the switch is of. */
  wantedBy?: Switchable
  /** The address for replies, if not the sender. */
  replyTo?: string
  /** The sender, if not the platform; SES sends only from addresses that the deployment names. */
  from?: Mailbox
  /** The mails that it answers, and what machines should do with it. */
  headers?: Readonly<Record<string, string>>
  /** What it is about: once it is sent, `mail.sent` says so. */
  about?: string
} & (Record<never, never> extends SecretMailData<Id>
  ? { secretData?: never }
  : { secretData: SecretMailData<Id> })

/** Puts a mail into the queue: commit these writes together with the change that the mail is about. */
export function queueMail<Id extends TemplateId>(
  { toEmail, templateId, data, secretData, priority, wantedBy, replyTo, from, headers, about }: NewMail<Id>,
  now: string,
): Write[] {
  const mail: StoredMail = {
    id: newId('mail', now),
    toEmail,
    templateId,
    templateData: data,
    ...(secretData && { secretData }),
    ...(wantedBy?.purpose ? { wantedBy } : wantedBy),
    ...(replyTo && { replyTo }),
    ...(from && { from: ownSender(from) }),
    ...(headers && { headers: addedHeaders(headers) }),
    ...(about && { about }),
    priority,
    status: 'queued',
    attempts: 0,
    nextAttemptAt: now,
    createdAt: now,
    version: 1,
  }
  return [mails.put(mail, { absent: true }), announce('mail.queued', { mailId: mail.id }, now)]
}
