import * as z from 'zod/mini'
import { Email } from '#shared/accounts/email.ts'
import { route } from '#shared/http/route.ts'
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

export const sendContactMessage = route({
  name: 'sendContactMessage',
  method: 'POST',
  path: '/api/content/contact/messages',
  auth: 'public',
  summary: 'Write to the platform’s desk; signed-in members need no captcha',
  body: z.strictObject({
    name: line(80, 1),
    email: Email,
    topic: line(60, 2),
    subject: line(150, 3),
    message: text(5000, 1),
    captchaToken: z.optional(z.string().check(z.maxLength(4096))),
  }),
  status: 202,
  rateLimit: { max: 5, seconds: 3600, per: 'ip' },
  errors: ['captcha_failed', 'captcha_unavailable', 'contact_closed', 'unknown_topic', 'rate_limited'],
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
