import * as z from 'zod/mini'
import { CompetitionResult, ResultId } from '#shared/competitions/competition-results/competition-result.ts'
import { ResultRow } from '#shared/competitions/competition-results/contract.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line, text } from '#shared/text.ts'

const handle = line(200, 1)

/** The result that a mailed link is about. */
export const GuestClaim = z.object({
  eventName: z.string(),
  guestName: z.string(),
  isClaimed: z.boolean(),
  results: z.array(z.pick(ResultRow, { className: true, score: true, place: true, status: true })),
})
export type GuestClaim = z.infer<typeof GuestClaim>

export const lookUpGuestClaim = route({
  name: 'lookUpGuestClaim',
  method: 'POST',
  path: '/api/competitions/results/claims/look-up',
  auth: 'public',
  answersSecret: true,
  summary: 'A guest’s results by the secret of the link that was mailed to their address',
  body: z.strictObject({ handle }),
  response: GuestClaim,
  errors: ['claim_not_found'],
  rateLimit: { max: 60, seconds: 3600, per: 'ip' },
})

export const claimGuest = route({
  name: 'claimGuest',
  method: 'POST',
  path: '/api/competitions/results/claims',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Make a guest’s results the caller’s, by the handle that was mailed to the guest’s address',
  body: z.strictObject({ handle }),
  response: z.object({ claimed: z.int() }),
  errors: ['claim_not_found', 'not_a_guest', 'result_twice', 'scored_by_near', 'version_conflict'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
  answersSecret: true,
})

/** A result of a guest, as administrators see it. */
export const GuestResult = z.object({
  ...ResultRow.shape,
  source: CompetitionResult.shape.source,
  guestName: z.string(),
})
export type GuestResult = z.infer<typeof GuestResult>

export const listGuestResults = route({
  name: 'listGuestResults',
  method: 'GET',
  path: '/api/admin/competitions/results/guests',
  auth: 'admin',
  summary: 'The results that belong to a guest, by name',
  query: z.strictObject({ ...pageQuery(50), q: z.optional(line(60)) }),
  response: Page(GuestResult),
  errors: ['invalid_cursor'],
})

const who = { resultId: ResultId, userId: UserId }

export const planGuestMerge = route({
  name: 'planGuestMerge',
  method: 'POST',
  path: '/api/admin/competitions/results/merge/plan',
  auth: 'admin',
  namesAnyUser: true,
  summary: 'What would become a member’s if a guest were assigned to them; nothing is changed yet',
  body: z.strictObject(who),
  response: z.object({
    memberName: z.string(),
    lines: z.array(
      z.object({
        ...z.pick(ResultRow, { id: true, eventName: true, className: true, score: true, place: true }).shape,
        /** The reason it cannot become the member’s. */
        refusal: z.optional(z.string()),
      }),
    ),
  }),
  errors: ['result_not_found', 'member_not_found', 'not_a_guest'],
})

export const mergeGuest = route({
  name: 'mergeGuest',
  method: 'POST',
  path: '/api/admin/competitions/results/merge',
  auth: 'admin',
  namesAnyUser: true,
  summary: 'Make a guest’s results at an event a member’s; their points follow',
  body: z.strictObject({ ...who, reason: text(500, 10) }),
  response: z.object({ moved: z.int() }),
  errors: [
    'result_not_found',
    'member_not_found',
    'not_a_guest',
    'result_twice',
    'scored_by_near',
    'version_conflict',
  ],
})
