import * as z from 'zod/mini'
import { EventId } from '#shared/events/event.ts'
import { Page, pageQuery } from '#shared/http/page.ts'
import { route } from '#shared/http/route.ts'
import { LeagueId } from '#shared/leagues/league.ts'
import { SeasonId } from '#shared/seasons/event-season.ts'
import { text } from '#shared/text.ts'
import { UserId } from '#shared/users/user.ts'
import { BulkAction, BulkIds } from './bulk-change.ts'
import {
  CompetitionResult,
  ResultFields,
  ResultId,
  ResultReport,
  ResultStatus,
} from './competition-result.ts'

/** A result with the names that stand beside it. */
export const ResultRow = z.object({
  ...CompetitionResult.shape,
  eventName: z.string(),
  leagueName: z.string(),
  className: z.string(),
  competitorName: z.string(),
  /** Of a member whose profile is public. */
  profilePath: z.optional(z.string()),
})
export type ResultRow = z.infer<typeof ResultRow>

/** The same for its owner, with what they may do with it now. */
export const OwnResult = z.object({
  ...ResultRow.shape,
  /** The fields that may be changed; none if it may not be. */
  changeable: z.array(z.string()),
  isCorrection: z.boolean(),
  isRemovable: z.boolean(),
  /** Why it can no longer be changed, where it could be before. */
  fixedBecause: z.optional(z.string()),
})
export type OwnResult = z.infer<typeof OwnResult>

/** Some rows of a file; the first part has the header. */
const CsvPart = z.object({ csv: z.string(), rows: z.int(), nextCursor: z.optional(z.string()) })

const params = z.strictObject({ resultId: ResultId })
const version = z.int().check(z.gte(1))

const reporting = [
  'not_own_result',
  'judges_report',
  'event_needed',
  'event_not_over',
  'event_not_found',
  'league_not_found',
  'season_not_found',
  'season_not_running',
  'class_not_found',
  'vehicle_not_found',
  'upload_not_found',
  'upload_rejected',
] as const

export const submitResult = route({
  name: 'submitResult',
  method: 'POST',
  path: '/api/competitions/results',
  auth: { permission: 'competition_results.create' },
  summary: 'Report a result; it counts once someone has verified it',
  body: z.strictObject({
    ...ResultReport.shape,
    /** Someone else, at an event of one’s own. */
    competitorId: z.optional(UserId),
  }),
  status: 201,
  response: OwnResult,
  errors: [...reporting, 'result_twice'],
  rateLimit: { max: 20, seconds: 86_400, per: 'user' },
})

export const listMyResults = route({
  name: 'listMyResults',
  method: 'GET',
  path: '/api/competitions/results/mine',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The caller’s results in every state, the latest event first',
  query: z.strictObject({ ...pageQuery(20), status: z.optional(ResultStatus) }),
  response: Page(OwnResult),
  errors: ['invalid_cursor'],
})

export const listEventResults = route({
  name: 'listEventResults',
  method: 'GET',
  path: '/api/competitions/results',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The verified results of an event, class by class',
  query: z.strictObject({ ...pageQuery(100), eventId: EventId }),
  response: Page(ResultRow),
  errors: ['event_not_found', 'invalid_cursor'],
})

export const listCompetitorResults = route({
  name: 'listCompetitorResults',
  method: 'GET',
  path: '/api/competitions/competitors/:userId/results',
  auth: 'public',
  caching: 'revalidate',
  namesAnyUser: true,
  summary: 'The verified results of a member, the latest event first',
  params: z.strictObject({ userId: UserId }),
  query: z.strictObject(pageQuery(20)),
  response: Page(ResultRow),
  errors: ['member_not_found', 'invalid_cursor'],
})

export const getResult = route({
  name: 'getResult',
  method: 'GET',
  path: '/api/competitions/results/:resultId',
  auth: 'public',
  summary: 'A verified result; one that is not verified for its competitor, its organizer and verifiers',
  params,
  response: z.object({ ...ResultRow.shape, revisions: z.array(CompetitionResult) }),
  errors: ['result_not_found'],
})

export const changeResult = route({
  name: 'changeResult',
  method: 'PATCH',
  path: '/api/competitions/results/:resultId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Change a result, or correct a verified one by a revision that waits while the old one counts',
  params,
  body: z.strictObject({
    ...z.partial(ResultReport).shape,
    removeEvidence: z.optional(z.array(ResultFields.shape.notes)),
    version,
  }),
  response: OwnResult,
  errors: [
    ...reporting,
    'result_not_found',
    'result_fixed',
    'result_not_yours',
    'result_too_old',
    'result_rejected_thrice',
    'result_twice',
    'version_conflict',
  ],
})

export const removeResult = route({
  name: 'removeResult',
  method: 'DELETE',
  path: '/api/competitions/results/:resultId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Remove a result; what it gave in points is reversed',
  params,
  errors: ['result_not_found', 'result_fixed', 'result_not_yours', 'result_too_old', 'version_conflict'],
})

export const exportResults = route({
  name: 'exportResults',
  method: 'POST',
  path: '/api/competitions/results/export',
  auth: { permission: 'competition_results.export' },
  summary: 'A part of the caller’s own results and points as CSV; the parts in order make up the file',
  body: z.strictObject({ cursor: pageQuery(1).cursor }),
  response: CsvPart,
  errors: ['invalid_cursor'],
})

const verifying = { auth: { permission: 'competition_results.verify' } } as const

export const listPendingResults = route({
  name: 'listPendingResults',
  method: 'GET',
  path: '/api/competitions/results/pending',
  ...verifying,
  summary: 'The results that wait to be verified, the oldest first',
  query: z.strictObject({ ...pageQuery(20), leagueId: z.optional(LeagueId) }),
  response: Page(
    z.object({
      ...ResultRow.shape,
      submitterName: z.string(),
      isTeammate: z.boolean(),
      /** Of a correction: what counts meanwhile. */
      before: z.optional(CompetitionResult),
    }),
  ),
  errors: ['invalid_cursor'],
})

export const verifyResult = route({
  name: 'verifyResult',
  method: 'POST',
  path: '/api/competitions/results/:resultId/verify',
  ...verifying,
  summary: 'Accept a result; its points count from then on. A second call changes nothing',
  params,
  body: z.strictObject({ reason: z._default(text(500), ''), revision: z.int().check(z.gte(1)) }),
  response: ResultRow,
  errors: ['result_not_found', 'result_decided', 'own_result', 'reason_needed', 'version_conflict'],
})

export const rejectResult = route({
  name: 'rejectResult',
  method: 'POST',
  path: '/api/competitions/results/:resultId/reject',
  ...verifying,
  summary: 'Refuse a result with a sentence to its owner, who may change it and try again',
  params,
  body: z.strictObject({ decision: text(500), revision: z.int().check(z.gte(1)) }),
  response: ResultRow,
  errors: ['result_not_found', 'result_decided', 'own_result', 'reason_needed', 'version_conflict'],
})

/** What a bulk change does to a result. */
export const BulkOutcome = z.object({
  resultId: ResultId,
  revision: z.int(),
  outcome: z.enum(['change', 'skip', 'refused']),
  sentence: z.string(),
})

export const BulkChange = z.object({
  id: z.string(),
  action: BulkAction,
  lines: z.array(BulkOutcome),
  status: z.enum(['planned', 'committed', 'undone']),
  committedAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type BulkChange = z.infer<typeof BulkChange>

const bulk = { auth: { permission: 'competition_results.bulk_update' } } as const
const bulkParams = z.strictObject({ bulkId: z.string().check(z.regex(/^blk_[0-9A-Z]{26}$/)) })

export const planBulkChange = route({
  name: 'planBulkChange',
  method: 'POST',
  path: '/api/competitions/results/bulk',
  ...bulk,
  summary: 'What a change to many results would do, each with its own answer; nothing is changed yet',
  body: z.strictObject({ resultIds: BulkIds, action: BulkAction }),
  status: 201,
  response: BulkChange,
  errors: ['class_not_found', 'event_not_found'],
})

export const commitBulkChange = route({
  name: 'commitBulkChange',
  method: 'POST',
  path: '/api/competitions/results/bulk/:bulkId/commit',
  ...bulk,
  summary:
    'Do what was planned; a result that has changed since is left and named. A second call changes nothing',
  params: bulkParams,
  response: BulkChange,
  errors: ['bulk_not_found', 'bulk_undone'],
})

export const undoBulkChange = route({
  name: 'undoBulkChange',
  method: 'POST',
  path: '/api/competitions/results/bulk/:bulkId/undo',
  ...bulk,
  summary: 'Take a bulk change back within 72 hours; what someone has touched since is left and named',
  params: bulkParams,
  response: BulkChange,
  errors: ['bulk_not_found', 'bulk_undo'],
})

export const claimGuest = route({
  name: 'claimGuest',
  method: 'POST',
  path: '/api/competitions/results/claims',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Make a guest’s results one’s own, by the handle that was mailed to the guest’s address',
  body: z.strictObject({ handle: text(200) }),
  response: z.object({ claimed: z.int() }),
  errors: ['claim_not_found', 'not_a_guest', 'result_twice'],
  answersSecret: true,
})

export const mergeGuest = route({
  name: 'mergeGuest',
  method: 'POST',
  path: '/api/admin/competitions/results/merge',
  auth: 'admin',
  namesAnyUser: true,
  summary: 'Make a guest’s result a member’s',
  body: z.strictObject({ resultId: ResultId, userId: UserId, reason: text(500, 10) }),
  response: ResultRow,
  errors: ['result_not_found', 'member_not_found', 'not_a_guest', 'result_twice', 'version_conflict'],
})

export const exportAllResults = route({
  name: 'exportAllResults',
  method: 'POST',
  path: '/api/admin/competitions/results/export',
  auth: 'admin',
  summary: 'A part of the results of an event or a season as CSV; the parts in order make up the file',
  body: z.strictObject({
    eventId: z.optional(EventId),
    seasonId: z.optional(SeasonId),
    cursor: pageQuery(1).cursor,
  }),
  response: CsvPart,
  errors: ['event_needed', 'event_not_found', 'season_not_found', 'invalid_cursor'],
})
