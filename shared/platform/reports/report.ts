import * as z from 'zod/mini'
import type { AllOf } from '#shared/all-of.ts'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line, text } from '#shared/text.ts'
import { webAddress } from '#shared/web-address.ts'
import type { ReportSubjects } from './report-subjects.ts'
import * as nouns from './report-subjects-of-nouns.ts'

export const CaseId = idSchema('cas')
export const ReportId = idSchema('rpt')

type Type = keyof AllOf<(typeof nouns)[keyof typeof nouns]>

export const reportSubjects = Object.assign({}, ...Object.values<ReportSubjects>(nouns)) as Record<
  Type,
  ReportSubjects[string]
>

export const SubjectType = z.enum(Object.keys(reportSubjects) as [Type])
export type SubjectType = z.infer<typeof SubjectType>

/** The subject of a report: its noun finds it by `id`. */
export const Subject = z.strictObject({
  type: SubjectType,
  id: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type Subject = z.infer<typeof Subject>

export const ReportReason = z.enum([
  'spam',
  'scam',
  'wrong_facts',
  'stolen_picture',
  'prohibited',
  'offensive',
  'other',
])
export type ReportReason = z.infer<typeof ReportReason>

/** A member’s complaint; `reportProblem` says which fields go together. */
export const ReportFields = z.strictObject({
  subject: Subject,
  reason: ReportReason,
  text: text(1000),
  /** The wrong fact, and the source of the right one. */
  field: z.optional(line(40, 1)),
  sourceUrl: z.optional(webAddress),
})
export type ReportFields = z.infer<typeof ReportFields>

export const CaseStatus = z.enum(['open', 'upheld', 'dismissed'])
export type CaseStatus = z.infer<typeof CaseStatus>

/** The reports of one subject, which are decided together. */
export const Case = z.object({
  id: CaseId,
  subject: Subject,
  /** The subject as it was when first reported, so that a decision can be read later. */
  title: z.string(),
  excerpt: z.string(),
  href: z.optional(z.string()),
  authorId: z.optional(UserId),
  authorName: z.optional(z.string()),
  status: CaseStatus,
  reporters: z.int(),
  weight: z.int(),
  /** Hidden by the weight of its reports until a decision. */
  isHidden: z.boolean(),
  /** What the platform noticed by itself; then there may be no reports. */
  notice: z.optional(z.string()),
  firstReportAt: z.iso.datetime(),
  lastReportAt: z.iso.datetime(),
  decidedAt: z.optional(z.iso.datetime()),
  decidedBy: z.optional(z.string()),
  decision: z.optional(z.string()),
  version: z.int(),
})
export type Case = z.infer<typeof Case>

export const Report = z.object({
  id: ReportId,
  caseId: CaseId,
  reporterId: UserId,
  reporterName: z.string(),
  reason: ReportReason,
  text: z.string(),
  field: z.optional(z.string()),
  sourceUrl: z.optional(z.string()),
  weight: z.int(),
  withdrawnAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Report = z.infer<typeof Report>
