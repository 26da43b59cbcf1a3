import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { Email } from '#shared/platform/users/email.ts'
import { line, text } from '#shared/text.ts'
import { ContactFields, ContactSettings } from './contact-settings.ts'

export const getContact = route({
  name: 'getContact',
  method: 'GET',
  path: '/api/content/contact',
  auth: 'public',
  caching: 'minute',
  summary: 'How to reach the platform, and what its contact form can be about',
  response: z.object(ContactFields.shape),
})

/** The data the form of the contact page sends. */
export const ContactMessage = z.strictObject({
  name: line(80, 1),
  email: Email,
  topic: line(60).check(z.minLength(1, 'Choose a topic')),
  subject: line(150, 3),
  message: text(5000, 1),
  captchaToken: z.string().check(z.minLength(1, 'Confirm that you are human'), z.maxLength(4096)),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const sendContactMessage = route({
  name: 'sendContactMessage',
  method: 'POST',
  path: '/api/content/contact/messages',
  auth: 'public',
  summary: 'Write to the platform’s desk',
  body: ContactMessage,
  rateLimit: { max: 5, seconds: 3600, per: 'ip' },
  isForm: true,
  errors: [
    'captcha_failed',
    'captcha_unavailable',
    'contact_closed',
    'unknown_topic',
    'rate_limited',
    'idempotency_key_reused',
  ],
})

export const getContactSettings = route({
  name: 'getContactSettings',
  method: 'GET',
  path: '/api/admin/content/contact',
  auth: 'admin',
  summary: 'The contact settings with their version',
  response: ContactSettings,
})

export const updateContactSettings = route({
  name: 'updateContactSettings',
  method: 'PUT',
  path: '/api/admin/content/contact',
  auth: 'admin',
  summary: 'Change how people reach the platform',
  body: z.extend(ContactFields, { version: z.int().check(z.gte(0)) }),
  response: ContactSettings,
  errors: ['version_conflict'],
})
