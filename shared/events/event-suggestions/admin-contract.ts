import * as z from 'zod/mini'
import { NamedOrganization } from '#shared/organizations/organizations/named-organization.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { text } from '#shared/text.ts'
import { Suggestion, SuggestionId, SuggestionStatus } from './suggestion.ts'

export const ListedSuggestion = z.object({
  ...Suggestion.shape,
  suggesterName: z.string(),
  suggesterEmail: z.string(),
  /** The organization that was chosen as its organizer, as it is now. */
  organization: z.optional(NamedOrganization),
})
export type ListedSuggestion = z.infer<typeof ListedSuggestion>

export const listSuggestions = route({
  name: 'listSuggestions',
  method: 'GET',
  path: '/api/admin/events/suggestions',
  auth: { permission: 'events.update' },
  summary: 'Suggested events of one status: open ones oldest first, decided ones newest first',
  query: z.strictObject({ ...pageQuery(20), status: z._default(SuggestionStatus, 'submitted') }),
  response: Page(ListedSuggestion),
  errors: ['invalid_cursor'],
})

/** A possible match for the same event: an existing one in any state, or another suggestion for that day. */
export const Candidate = z.object({
  /** The id that the suggestion can be marked as a duplicate of. */
  id: z.string(),
  kind: z.enum(['event', 'suggestion']),
  title: z.string(),
  city: z.string(),
  startsOn: z.iso.date(),
  status: z.string(),
  /** The page where everyone sees it, if it has one. */
  path: z.optional(z.string()),
})
export type Candidate = z.infer<typeof Candidate>

export const getSuggestionForReview = route({
  name: 'getSuggestionForReview',
  method: 'GET',
  path: '/api/admin/events/suggestions/:suggestionId',
  auth: { permission: 'events.update' },
  summary: 'A suggestion, and the events and suggestions that may be the same',
  params: z.strictObject({ suggestionId: SuggestionId }),
  response: z.object({ suggestion: ListedSuggestion, candidates: z.array(Candidate) }),
  errors: ['suggestion_not_found'],
})

const review = {
  method: 'POST',
  auth: { permission: 'events.update' },
  params: z.strictObject({ suggestionId: SuggestionId }),
  response: ListedSuggestion,
} as const
const version = z.int().check(z.gte(1))
const reviewErrors = ['suggestion_not_found', 'suggestion_decided', 'version_conflict'] as const

export const askSuggester = route({
  name: 'askSuggester',
  path: '/api/admin/events/suggestions/:suggestionId/ask',
  ...review,
  summary: 'Ask for what is missing; the suggestion waits for the answer',
  body: z.strictObject({ answer: text(1000, 10), version }),
  errors: reviewErrors,
})

export const approveSuggestion = route({
  name: 'approveSuggestion',
  path: '/api/admin/events/suggestions/:suggestionId/approve',
  ...review,
  summary: 'Turn a suggestion into a draft of an event, owned by its organizer or by the reviewer',
  body: z.strictObject({ answer: text(1000), version }),
  errors: [...reviewErrors, 'date_passed'],
})

export const rejectSuggestion = route({
  name: 'rejectSuggestion',
  path: '/api/admin/events/suggestions/:suggestionId/reject',
  ...review,
  summary: 'Turn a suggestion down with a sentence',
  body: z.strictObject({
    answer: text(1000).check(z.minLength(10, 'Say why in a sentence so they can try again.')),
    version,
  }),
  errors: reviewErrors,
})

export const markDuplicate = route({
  name: 'markDuplicate',
  path: '/api/admin/events/suggestions/:suggestionId/duplicate',
  ...review,
  summary: 'Close a suggestion of an event that is listed or suggested already',
  body: z.strictObject({ duplicateOf: text(60, 1), version }),
  errors: [...reviewErrors, 'event_not_found', 'own_duplicate'],
})
