import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { line } from '#shared/text.ts'
import { Case, CaseId, CaseStatus, Report, ReportFields, SubjectType } from './report.ts'

/** Beyond that the number does not matter: an administrator must look at the account. */
export const mostUpheldShown = 10

const params = z.strictObject({ caseId: CaseId })

/** Types of subjects, several with commas between them: `listing,review`. */
const SubjectTypes = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(200)),
    z.transform((typed: string) => typed.split(',')),
  ),
  z.array(SubjectType).check(z.minLength(1)),
)

export const fileReport = route({
  name: 'fileReport',
  method: 'POST',
  path: '/api/support/reports',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Report something that someone else published; reporting it again replaces the first report',
  body: ReportFields,
  status: 201,
  response: z.object({ caseId: CaseId }),
  rateLimit: { max: 20, seconds: 86_400, per: 'user' },
  errors: ['subject_not_found', 'own_subject', 'already_reviewed', 'validation_failed'],
})

export const withdrawReport = route({
  name: 'withdrawReport',
  method: 'DELETE',
  path: '/api/support/reports/:caseId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Take back one of the caller’s reports while its case is open; a second call changes nothing',
  params,
  errors: ['report_not_found', 'case_decided'],
})

export const listCases = route({
  name: 'listCases',
  method: 'GET',
  path: '/api/admin/support/cases',
  auth: 'admin',
  summary:
    'Cases by status, the heaviest first among open ones, else last decided first. A page of several types may be short even if there is a next page',
  query: z.strictObject({
    ...pageQuery(20),
    status: z._default(CaseStatus, 'open'),
    type: z.optional(SubjectTypes),
  }),
  response: Page(Case),
  errors: ['invalid_cursor'],
})

export const getCase = route({
  name: 'getCase',
  method: 'GET',
  path: '/api/admin/support/cases/:caseId',
  auth: 'admin',
  summary: 'A case with its reports',
  params,
  response: z.object({
    case: Case,
    reports: z.array(Report),
    /** The current subject; absent when it is gone. */
    subject: z.optional(
      z.object({
        title: z.string(),
        text: z.string(),
        href: z.optional(z.string()),
        /** Set while a decision keeps it off the site; keeping it shows it again. */
        isRemoved: z.optional(z.boolean()),
      }),
    ),
    /** About this author in the last 90 days; it counts up to `mostUpheldShown`. */
    upheldLately: z.int(),
  }),
  errors: ['case_not_found'],
})

export const decideCase = route({
  name: 'decideCase',
  method: 'POST',
  path: '/api/admin/support/cases/:caseId/decide',
  auth: 'admin',
  summary:
    'Remove or correct what was reported and tell its author why, or keep it; a later decision replaces an earlier one',
  params,
  body: z.strictObject({
    decision: z.enum(['upheld', 'dismissed']),
    reason: line(500, 1),
    version: z.int().check(z.gte(1)),
  }),
  response: Case,
  errors: ['case_not_found', 'version_conflict', 'not_corrected'],
})
