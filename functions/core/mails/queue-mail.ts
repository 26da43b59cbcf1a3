import type { Write } from '#core/db/write.ts'
import { announce } from '#core/facts/announce.ts'
import { newId } from '#shared/ids.ts'
import type { MailPriority } from '#shared/mails/mail.ts'
import { mails, type StoredMail } from './mails.ts'
import type { TemplateId } from './templates.ts'

export type NewMail = {
  toEmail: string
  templateId: TemplateId
  data: Record<string, string>
  /** More of it, such as a link that opens something for whoever has it. */
  secretData?: Record<string, string>
  priority: MailPriority
}

/** Puts a mail into the queue: commit these writes together with the change that the mail is about. */
export function queueMail(
  { toEmail, templateId, data, secretData, priority }: NewMail,
  now: string,
): Write[] {
  const mail: StoredMail = {
    id: newId('mail', now),
    toEmail,
    templateId,
    templateData: data,
    ...(secretData && { secretData }),
    priority,
    status: 'queued',
    attempts: 0,
    nextAttemptAt: now,
    createdAt: now,
    version: 1,
  }
  return [mails.put(mail, { absent: true }), announce('mail.queued', { mailId: mail.id }, now)]
}
