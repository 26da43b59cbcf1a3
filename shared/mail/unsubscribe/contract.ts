import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { PreferenceType } from '#shared/platform/notifications/category.ts'

/** The token alone identifies the member and the mails; the session of the sender does not count. */
const params = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

export const MailChoice = z.object({
  category: PreferenceType,
  /** What the emails are about, in the middle of a sentence, where they have a switch of their own. */
  topic: z.optional(z.string()),
  isOn: z.boolean(),
})
export type MailChoice = z.infer<typeof MailChoice>

export const oneClickUnsubscribe = route({
  name: 'oneClickUnsubscribe',
  method: 'POST',
  path: '/api/notifications/one-click/:token',
  auth: 'webhook',
  summary:
    'What mail programs call to turn a category of emails off (RFC 8058); a second call changes nothing',
  params,
  status: 200,
  errors: ['invalid_signature'],
})

export const openOneClick = route({
  name: 'openOneClick',
  method: 'GET',
  path: '/api/notifications/one-click/:token',
  auth: 'public',
  summary: 'Where mail programs without one-click lead a person: to the page with the button',
  params,
  status: 303,
})

export const getMailChoice = route({
  name: 'getMailChoice',
  method: 'GET',
  path: '/api/notifications/unsubscribe/:token',
  auth: 'public',
  summary: 'Which emails a link turns off, and whether they are on',
  params,
  response: MailChoice,
  errors: ['link_unknown'],
})

export const setMailChoice = route({
  name: 'setMailChoice',
  method: 'PUT',
  path: '/api/notifications/unsubscribe/:token',
  auth: 'public',
  summary: 'Turn the emails of a link off, or on again',
  params,
  body: z.strictObject({ isOn: z.boolean() }),
  response: MailChoice,
  rateLimit: { max: 60, seconds: 3600, per: 'ip' },
  errors: ['link_unknown', 'subscriber_complained', 'subscriber_bounced'],
})
