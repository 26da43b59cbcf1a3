import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { Case, CaseId, type CaseStatus, Subject, type SubjectType } from '#shared/platform/reports/report.ts'

/** `decidedBy` is the id of the administrator who decided. */
export type StoredCase = Case

const weightDigits = 6

/** Open ones by weight, decided ones by when they were. */
const placeOf = ({ status, weight, firstReportAt, decidedAt, id }: StoredCase) =>
  status === 'open'
    ? `${String(weight).padStart(weightDigits, '0')}#${firstReportAt}#${id}`
    : `${decidedAt}#${id}`

export const casesPartition = (status: CaseStatus, type?: SubjectType) =>
  type ? `CASES#${status}#${type}` : `CASES#${status}`

export const casesAbout = (authorId: string) => `CASES_ABOUT#${authorId}`

/** Cases. `gsi1` lists them by status, `gsi2` those of one type of things, `gsi3` those about what one member published. */
export const cases = entity({
  name: 'case',
  erasure: 'by its noun',
  schema: Case,
  key: ({ id }: { id: string }) => ({ pk: `CASE#${id}`, sk: 'CASE' }),
  gsi1: (one) => ({ pk: casesPartition(one.status), sk: placeOf(one) }),
  gsi2: (one) => ({ pk: casesPartition(one.status, one.subject.type), sk: placeOf(one) }),
  gsi3: ({ authorId, status, decidedAt = '', id }) =>
    authorId ? { pk: casesAbout(authorId), sk: `${status}#${decidedAt}#${id}` } : undefined,
})

/**
 * The open case about a thing, if any, and the time another was last decided: there is never more than one
 * open.
 */
export const caseHeads = entity({
  name: 'case-head',
  erasure: 'impersonal',
  schema: z.object({
    subject: Subject,
    openId: z.optional(CaseId),
    decided: z.optional(z.object({ id: CaseId, at: z.iso.datetime() })),
    version: z.int(),
  }),
  key: ({ subject: { type, id } }: { subject: { type: string; id: string } }) => ({
    pk: `CASE_HEAD#${type}#${id}`,
    sk: 'CASE_HEAD',
  }),
})
