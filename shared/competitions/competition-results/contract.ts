import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { LeagueId } from '#shared/rules/leagues/league-id.ts'
import { line, text } from '#shared/text.ts'
import { CompetitionResult, ResultId, ResultReport, ResultStatus } from './competition-result.ts'

/** The names that stand beside a result. */
const names = {
  eventName: z.string(),
  leagueName: z.string(),
  className: z.string(),
  competitorName: z.string(),
  /** Set if the member’s profile is public. */
  profilePath: z.optional(z.string()),
}

/** A result as everyone may see it. */
export const ResultRow = z.object({
  ...z.pick(CompetitionResult, {
    id: true,
    source: true,
    eventId: true,
    elsewhere: true,
    eventOn: true,
    leagueId: true,
    seasonId: true,
    classKey: true,
    score: true,
    place: true,
    isZero: true,
    competitorId: true,
    vehicle: true,
    status: true,
    revision: true,
    decidedAt: true,
    updatedAt: true,
  }).shape,
  ...names,
})
export type ResultRow = z.infer<typeof ResultRow>

/** The same for its owner, with what they may do with it now. The values of a waiting correction stand beside it. */
export const OwnResult = z.object({
  ...z.omit(CompetitionResult, { decidedBy: true, verifiedAs: true, importId: true }).shape,
  ...names,
  correction: z.optional(z.omit(CompetitionResult, { decidedBy: true, verifiedAs: true, importId: true })),
  /** The fields that may be changed; none if it may not be. */
  changeable: z.array(z.string()),
  isCorrection: z.boolean(),
  isRemovable: z.boolean(),
  /** The reason it can no longer be changed, if it could be before. */
  fixedBecause: z.optional(z.string()),
})
export type OwnResult = z.infer<typeof OwnResult>

/** A result that waits, as verifiers see it. */
export const PendingResult = z.object({
  ...CompetitionResult.shape,
  ...names,
  submitterName: z.string(),
  isTeammate: z.boolean(),
  /** For a correction: what counts in the meantime. */
  before: z.optional(ResultRow),
})
export type PendingResult = z.infer<typeof PendingResult>

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
  'evidence_full',
  'score_range',
  'member_not_found',
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
  summary: 'The caller’s results of any status, the latest event first',
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
  summary: 'A verified result, with what counted before',
  params,
  response: z.object({
    ...ResultRow.shape,
    /** The earlier revisions that counted, oldest first. */
    revisions: z.array(
      z.pick(CompetitionResult, {
        revision: true,
        classKey: true,
        score: true,
        place: true,
        status: true,
        updatedAt: true,
      }),
    ),
  }),
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
    /** The fields to clear. */
    clear: z._default(z.array(z.enum(['place', 'seasonId', 'vehicleId'])), []),
    removeEvidence: z._default(z.array(line(120, 1)).check(z.maxLength(4)), []),
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

export const createEvidenceLink = route({
  name: 'createEvidenceLink',
  method: 'POST',
  path: '/api/competitions/results/:resultId/evidence',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary:
    'An address that opens a file that was added as evidence, for its owner and verifiers, for a minute',
  params,
  body: z.strictObject({ file: line(120, 1) }),
  response: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  errors: ['result_not_found', 'evidence_not_found'],
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
  summary: 'Pending results, the oldest first',
  query: z.strictObject({ ...pageQuery(20), leagueId: z.optional(LeagueId) }),
  response: Page(PendingResult),
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
  errors: [
    'result_not_found',
    'result_decided',
    'result_of_class',
    'own_result',
    'judges_report',
    'reason_needed',
    'result_twice',
    'version_conflict',
  ],
})

export const rejectResult = route({
  name: 'rejectResult',
  method: 'POST',
  path: '/api/competitions/results/:resultId/reject',
  ...verifying,
  summary: 'Reject a result with a sentence to its owner, who may change it and try again',
  params,
  body: z.strictObject({ decision: text(500), revision: z.int().check(z.gte(1)) }),
  response: ResultRow,
  errors: [
    'result_not_found',
    'result_decided',
    'result_of_class',
    'own_result',
    'reason_needed',
    'result_twice',
    'version_conflict',
  ],
})
