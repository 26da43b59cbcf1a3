import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { Faq } from './faq.ts'

export const listFaqs = route({
  name: 'listFaqs',
  method: 'GET',
  path: '/api/faqs',
  auth: 'public',
  caching: 'minute',
  summary: 'Frequently asked questions in display order',
  response: z.object({ items: z.array(Faq) }),
})
