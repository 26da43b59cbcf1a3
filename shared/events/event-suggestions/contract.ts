import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { Email } from '#shared/platform/users/email.ts'
import { text } from '#shared/text.ts'
import { Suggestion, SuggestionFields, SuggestionId } from './suggestion.ts'

/** A suggestion as the one who made it follows it. */
export const OwnSuggestion = z.extend(
  z.omit(Suggestion, { reviewerId: true, email: true, suggestedBy: true, duplicateOf: true }),
  {
    /** The page of the resulting event, or of one that was already listed; only if everyone may see it. */
    eventPath: z.optional(z.string()),
  },
)
export type OwnSuggestion = z.infer<typeof OwnSuggestion>

/** The data a visitor’s form sends. */
export const VisitorSuggestion = z.strictObject({
  ...SuggestionFields.shape,
  email: Email,
  captchaToken: z.string().check(z.minLength(1, 'Confirm that you are human'), z.maxLength(4096)),
})
export type VisitorSuggestion = z.infer<typeof VisitorSuggestion>

export const suggestEvent = route({
  name: 'suggestEvent',
  method: 'POST',
  path: '/api/events/suggestions',
  auth: 'public',
  isForm: true,
  summary: 'Suggest an event that is not listed yet; visitors get a link to follow it by email',
  body: VisitorSuggestion,
  response: z.object({ suggestionId: SuggestionId }),
  status: 201,
  errors: [
    'captcha_failed',
    'captcha_unavailable',
    'date_passed',
    'already_listed',
    'organization_not_listed',
    'rate_limited',
    'idempotency_key_reused',
  ],
  // Of these, few are taken in within an hour.
  rateLimit: { max: 60, seconds: 3600, per: 'ip' },
})

export const suggestEventAsMember = route({
  name: 'suggestEventAsMember',
  method: 'POST',
  path: '/api/events/suggestions/mine',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Suggest an event that is not listed yet, signed in',
  body: SuggestionFields,
  response: OwnSuggestion,
  status: 201,
  errors: ['date_passed', 'already_listed', 'organization_not_listed', 'rate_limited'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

/** A public event that may be the same. */
export const SimilarEvent = z.object({
  path: z.string(),
  title: z.string(),
  city: z.string(),
  startsOn: z.iso.date(),
})
export type SimilarEvent = z.infer<typeof SimilarEvent>

export const findSimilarEvents = route({
  name: 'findSimilarEvents',
  method: 'GET',
  path: '/api/events/suggestions/similar',
  auth: 'public',
  summary: 'Public events of the same day and city that may be the same',
  query: z.strictObject({ title: text(120), city: text(80, 1), startsOn: z.iso.date() }),
  response: z.object({ items: z.array(SimilarEvent) }),
  rateLimit: { max: 120, seconds: 60, per: 'ip' },
})

const params = z.strictObject({ suggestionId: SuggestionId })
/** The secret of the link that a visitor was mailed; members have their session. Whatever is wrong with it, the answer is the same. */
const handle = z.string().check(z.maxLength(200))

export const listMySuggestions = route({
  name: 'listMySuggestions',
  method: 'GET',
  path: '/api/events/suggestions/mine',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The events that the caller suggested, newest first',
  query: z.strictObject(pageQuery(20)),
  response: Page(OwnSuggestion),
  errors: ['invalid_cursor'],
})

export const getSuggestion = route({
  name: 'getSuggestion',
  method: 'GET',
  path: '/api/events/suggestions/:suggestionId',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'One of the caller’s suggestions',
  params,
  response: OwnSuggestion,
  errors: ['suggestion_not_found'],
})

export const lookUpSuggestion = route({
  name: 'lookUpSuggestion',
  method: 'POST',
  path: '/api/events/suggestions/look-up',
  auth: 'public',
  answersSecret: true,
  summary: 'A visitor’s suggestion by the secret of its link',
  body: z.strictObject({ handle }),
  response: OwnSuggestion,
  errors: ['suggestion_not_found'],
  rateLimit: { max: 60, seconds: 3600, per: 'ip' },
})

export const SuggestionReply = z.strictObject({ reply: text(1000, 1) })

export const answerSuggestion = route({
  name: 'answerSuggestion',
  method: 'POST',
  path: '/api/events/suggestions/:suggestionId/answer',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Answer what the reviewers asked',
  params,
  body: SuggestionReply,
  response: OwnSuggestion,
  errors: ['suggestion_not_found', 'suggestion_decided', 'nothing_asked', 'version_conflict'],
})

export const withdrawSuggestion = route({
  name: 'withdrawSuggestion',
  method: 'POST',
  path: '/api/events/suggestions/:suggestionId/withdraw',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Take back a suggestion that is not decided',
  params,
  response: OwnSuggestion,
  errors: ['suggestion_not_found', 'suggestion_decided', 'version_conflict'],
})

export const answerSuggestionByLink = route({
  name: 'answerSuggestionByLink',
  method: 'POST',
  path: '/api/events/suggestions/look-up/answer',
  auth: 'public',
  answersSecret: true,
  summary: 'Answer what the reviewers asked, or take the suggestion back, by the secret of its link',
  body: z.union([
    z.strictObject({ handle, reply: SuggestionReply.shape.reply }),
    z.strictObject({ handle, withdraw: z.literal(true) }),
  ]),
  response: OwnSuggestion,
  errors: ['suggestion_not_found', 'suggestion_decided', 'nothing_asked', 'version_conflict'],
  rateLimit: { max: 20, seconds: 3600, per: 'ip' },
})
