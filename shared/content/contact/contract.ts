import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
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
