import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { line } from '#shared/text.ts'
import { Faq, FaqFields } from './faq.ts'

/** One transaction, which takes a hundred writes, can give all of them another category. */
export const mostFaqs = 90

const slug = z.string().check(z.minLength(1), z.maxLength(80))
const params = z.strictObject({ slug })
const version = z.int().check(z.gte(1))

export const listAllFaqs = route({
  name: 'listAllFaqs',
  method: 'GET',
  path: '/api/admin/content/faqs',
  auth: 'admin',
  summary: 'Every question as it is stored now, in order',
  response: z.object({
    items: z.array(Faq),
    /** The version a new order must name. */
    orderVersion: z.int(),
  }),
})

export const createFaq = route({
  name: 'createFaq',
  method: 'POST',
  path: '/api/admin/content/faqs',
  auth: 'admin',
  summary: 'A new question at the end of its category, shown at once',
  body: FaqFields,
  status: 201,
  response: Faq,
  errors: ['faq_limit', 'version_conflict'],
})

export const updateFaq = route({
  name: 'updateFaq',
  method: 'PUT',
  path: '/api/admin/content/faqs/:slug',
  auth: 'admin',
  summary: 'Change a question or its answer; its link stays',
  params,
  body: z.extend(FaqFields, { version }),
  response: Faq,
  errors: ['faq_not_found', 'version_conflict'],
})

export const deleteFaq = route({
  name: 'deleteFaq',
  method: 'DELETE',
  path: '/api/admin/content/faqs/:slug',
  auth: 'admin',
  summary: 'Delete a question that was read at this version; a second call changes nothing',
  params,
  query: z.strictObject({ version: z.coerce.number().check(z.int(), z.gte(1)) }),
  errors: ['version_conflict'],
})

export const arrangeFaqs = route({
  name: 'arrangeFaqs',
  method: 'PUT',
  path: '/api/admin/content/faqs/order',
  auth: 'admin',
  summary: 'Put all questions in a new order, and into other categories',
  body: z.strictObject({
    order: z.array(z.strictObject({ slug, category: line(40, 1) })).check(z.maxLength(mostFaqs)),
    orderVersion: z.int().check(z.gte(0)),
  }),
  response: z.object({ orderVersion: z.int() }),
  errors: ['version_conflict'],
})
