import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { Email } from '#shared/platform/users/email.ts'

export const hoursLinkWorks = 24

/** `bounced`: an email came back for good. `complained`: one was reported as spam. `stopped`: we ended them. Each ends all emails. */
const ReachState = z.enum(['fine', 'bounced', 'complained', 'stopped'])

const MailReach = z.object({
  email: Email,
  state: ReachState,
  since: z.optional(z.iso.datetime()),
  /** The times of the last test email, and when the link in it was followed. */
  testSentAt: z.optional(z.iso.datetime()),
  confirmedAt: z.optional(z.iso.datetime()),
  /** The time when the next test email can be sent, if not now. */
  nextTestAt: z.optional(z.iso.datetime()),
})
export type MailReach = z.infer<typeof MailReach>

export const getMailReach = route({
  name: 'getMailReach',
  method: 'GET',
  path: '/api/notifications/mail',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Whether our email reaches the caller, as far as we know',
  response: MailReach,
})

export const sendTestMail = route({
  name: 'sendTestMail',
  method: 'POST',
  path: '/api/notifications/mail/test',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Send the caller a test email, once in 24 hours; it also goes to an address that has bounced',
  response: MailReach,
  errors: ['test_mail_sent', 'mail_complained', 'mail_stopped'],
})

export const confirmMailReach = route({
  name: 'confirmMailReach',
  method: 'POST',
  path: '/api/notifications/mail/confirm',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Say with the link of the test email that it arrived: emails go out again after a bounce',
  body: z.strictObject({ handle: z.string().check(z.maxLength(200)) }),
  response: MailReach,
  errors: ['link_unknown', 'link_expired'],
})
