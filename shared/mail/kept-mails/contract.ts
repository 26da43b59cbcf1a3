import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { Mail, MailId } from '#shared/platform/mails/mail.ts'
import { Email } from '#shared/platform/users/email.ts'

/** A mail as a line of the list of its recipient. */
export const MailLine = z.extend(
  z.pick(Mail, {
    id: true,
    toEmail: true,
    templateId: true,
    status: true,
    lastError: true,
    sentAt: true,
    createdAt: true,
  }),
  {
    /** Missing where a release has dropped the email since. */
    subject: z.optional(z.string()),
  },
)
export type MailLine = z.infer<typeof MailLine>

export const listMailsTo = route({
  name: 'listMailsTo',
  method: 'GET',
  path: '/api/admin/content/lookup/mails',
  auth: 'admin',
  summary: 'The emails to an address that are still kept, whatever became of them, newest first',
  query: z.strictObject({ ...pageQuery(20), to: Email }),
  response: Page(MailLine),
  errors: ['invalid_cursor'],
})

const KeptMail = z.object({
  mail: Mail,
  /** What it says; missing where a release has dropped the email since. */
  content: z.optional(
    z.object({
      /** The name that administrators see. */
      name: z.string(),
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      attachment: z.optional(z.string()),
      /** The names of codes and login links. Their values are never shown, and are deleted when the mail goes out. */
      hidden: z.array(z.string()),
    }),
  ),
})
export type KeptMail = z.infer<typeof KeptMail>

export const getMail = route({
  name: 'getMail',
  method: 'GET',
  path: '/api/admin/content/lookup/mails/:mailId',
  auth: 'admin',
  summary:
    'An email of the queue with what it says: in the wording at the time, with the values it was filled with',
  params: z.strictObject({ mailId: MailId }),
  response: KeptMail,
  errors: ['mail_not_found'],
})
