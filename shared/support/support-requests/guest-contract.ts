import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { createUpload } from '#shared/platform/uploads/contract.ts'
import { Email } from '#shared/platform/users/email.ts'
import { line } from '#shared/text.ts'
import { DownloadLink, messagesQuery, Rating, SentFiles } from './contract.ts'
import { PublicRequest } from './shown-request.ts'
import { CategoryKey, RelatedTo, RequestSubject, RequestText } from './support-request.ts'

const captchaToken = z.string().check(z.minLength(1, 'Confirm that you are human'), z.maxLength(4096))

/** What a link in a mail to a visitor carries behind its `#`. */
const Link = z.string().check(z.maxLength(200))
const byLink = { link: Link }

const form = {
  method: 'POST',
  auth: 'public',
  rateLimit: { max: 5, seconds: 3600, per: 'ip' },
  isForm: true,
} as const

const sender = { name: line(80, 1), email: Email }

/** The data that the form of the support page sends for a visitor. */
export const GuestRequest = z.strictObject({
  ...sender,
  category: CategoryKey,
  subject: RequestSubject,
  text: RequestText,
  relatedTo: z.optional(RelatedTo),
  captchaToken,
})
export type GuestRequest = z.infer<typeof GuestRequest>

export const sendGuestRequest = route({
  ...form,
  name: 'sendGuestRequest',
  path: '/api/support-desk/guest/requests',
  summary: 'Ask the platform without an account; a mail asks to confirm it',
  body: GuestRequest,
  errors: [
    'captcha_failed',
    'captcha_unavailable',
    'unknown_category',
    'unknown_relation',
    'rate_limited',
    'idempotency_key_reused',
  ],
})

/** The data that the form of the contact page sends. */
export const ContactMessage = z.strictObject({
  ...sender,
  topic: line(60).check(z.minLength(1, 'Choose a topic')),
  subject: RequestSubject,
  message: RequestText,
  captchaToken,
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const sendContactMessage = route({
  ...form,
  name: 'sendContactMessage',
  path: '/api/support-desk/guest/contact-messages',
  summary: 'Write to the platform by the contact page; a mail asks to confirm it',
  body: ContactMessage,
  errors: [
    'captcha_failed',
    'captcha_unavailable',
    'unknown_topic',
    'rate_limited',
    'idempotency_key_reused',
  ],
})

/** Wrong links of one network address end in a refusal. */
const guessing = { max: 60, seconds: 3600, per: 'ip' } as const

const linked = {
  method: 'POST',
  auth: 'public',
  answersSecret: true,
  rateLimit: guessing,
} as const

const linkErrors = ['request_link_gone', 'rate_limited'] as const

/** A request as a link opens it: before it is confirmed, its subject alone. */
export const OpenedRequest = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unconfirmed'), subject: z.string() }),
  z.object({ state: z.literal('confirmed'), request: PublicRequest, email: z.string() }),
])
export type OpenedRequest = z.infer<typeof OpenedRequest>

export const openGuestRequest = route({
  ...linked,
  name: 'openGuestRequest',
  path: '/api/support-desk/guest/open',
  summary: 'The one request that a link opens',
  query: messagesQuery,
  body: z.strictObject(byLink),
  response: OpenedRequest,
  errors: linkErrors,
})

export const confirmGuestRequest = route({
  ...linked,
  name: 'confirmGuestRequest',
  path: '/api/support-desk/guest/confirmations',
  summary: 'Confirm a request: from then on the desk sees it',
  body: z.strictObject(byLink),
  response: OpenedRequest,
  errors: linkErrors,
})

export const answerAsGuest = route({
  method: 'POST',
  auth: 'public',
  rateLimit: guessing,
  // A message that is sent twice is one: its form makes a key.
  isForm: true,
  name: 'answerAsGuest',
  path: '/api/support-desk/guest/messages',
  summary: 'Add a message to the request of a link',
  body: z.strictObject({ ...byLink, text: RequestText, files: z._default(SentFiles, []) }),
  response: PublicRequest,
  errors: [
    ...linkErrors,
    'request_merged',
    'request_closed',
    'upload_not_found',
    'upload_rejected',
    'idempotency_key_reused',
  ],
})

export const solveAsGuest = route({
  ...linked,
  name: 'solveAsGuest',
  path: '/api/support-desk/guest/solve',
  summary: 'Say that the request of a link is settled, or not after all',
  body: z.strictObject({ ...byLink, solved: z.boolean() }),
  response: PublicRequest,
  errors: [...linkErrors, 'request_merged', 'request_closed', 'request_status'],
})

export const rateAsGuest = route({
  ...linked,
  name: 'rateAsGuest',
  path: '/api/support-desk/guest/rating',
  summary: 'Rate how the request of a link was solved, once',
  body: z.strictObject({ ...byLink, ...Rating.shape }),
  response: PublicRequest,
  errors: [...linkErrors, 'request_rated', 'request_not_solved'],
})

export const createGuestUpload = route({
  ...linked,
  name: 'createGuestUpload',
  path: '/api/support-desk/guest/uploads',
  summary: 'Request an address to upload one file for the request of a link to',
  body: z.strictObject({
    ...byLink,
    contentType: z.string().check(z.maxLength(100)),
    bytes: z.int().check(z.gte(1)),
  }),
  response: createUpload.response,
  status: 201,
  errors: [...linkErrors, 'request_merged', 'request_closed', 'upload_type', 'upload_size', 'upload_quota'],
})

export const createGuestFileLink = route({
  ...linked,
  name: 'createGuestFileLink',
  path: '/api/support-desk/guest/files',
  summary: 'An address that downloads a file of the request of a link for a minute',
  body: z.strictObject({ ...byLink, fileId: z.string().check(z.maxLength(40)) }),
  response: DownloadLink,
  errors: [...linkErrors, 'file_not_found'],
})

export const sendGuestLink = route({
  ...form,
  name: 'sendGuestLink',
  path: '/api/support-desk/guest/links',
  summary: 'Have new links to one’s open requests sent; the answer is the same for every address',
  body: z.strictObject({ email: Email, captchaToken }),
  errors: ['captcha_failed', 'captcha_unavailable', 'rate_limited', 'idempotency_key_reused'],
})
