import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { text } from '#shared/text.ts'
import { Mail, MailId, MailStatus } from './mail.ts'

export const listMails = route({
  name: 'listMails',
  method: 'GET',
  path: '/api/admin/mails',
  auth: 'admin',
  summary: 'Queued emails with a given status, newest first',
  query: z.strictObject({ ...pageQuery(20), status: z._default(MailStatus, 'sent') }),
  response: Page(Mail),
  errors: ['invalid_cursor'],
})

export const retryMail = route({
  name: 'retryMail',
  method: 'POST',
  path: '/api/admin/mails/:mailId/retry',
  auth: 'admin',
  summary: 'Queue a failed email again',
  params: z.strictObject({ mailId: MailId }),
  response: Mail,
  errors: ['mail_not_found', 'mail_not_failed', 'mail_secret_gone'],
})

export const liftSuppression = route({
  name: 'liftSuppression',
  method: 'POST',
  path: '/api/admin/mails/:mailId/lift',
  auth: 'admin',
  whileImpersonating: 'refused',
  summary:
    'Send emails again to the address of a suppressed email, with the reason why its bounce or complaint no longer counts',
  params: z.strictObject({ mailId: MailId }),
  body: z.strictObject({
    reason: text(300).check(z.minLength(10, 'Give a reason of at least 10 characters.')),
  }),
  response: z.object({ email: z.string() }),
  errors: ['mail_not_found', 'not_suppressed'],
})
