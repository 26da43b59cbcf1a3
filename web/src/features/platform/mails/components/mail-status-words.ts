import type { MailStatus } from '#shared/platform/mails/mail.ts'

/** How a status of an email is called. */
export const mailStatusWords: Record<MailStatus, string> = {
  sent: 'Sent',
  queued: 'Queued',
  sending: 'Sending',
  failed: 'Failed',
  suppressed: 'Suppressed',
  unwanted: 'Off',
}
