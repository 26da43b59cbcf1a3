import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { CaseStatus, Report } from '#shared/platform/reports/report.ts'

/** A report with the outcome of its case, which decides the weight of its reporter’s next report. */
export const StoredReport = z.extend(z.omit(Report, { reporterName: true }), {
  outcome: z.optional(CaseStatus),
  decidedAt: z.optional(z.iso.datetime()),
})
export type StoredReport = z.infer<typeof StoredReport>

export const reportsBy = (reporterId: string) => `REPORTS_BY#${reporterId}`
export const decidedReportsBy = (reporterId: string) => `REPORTS_DECIDED#${reporterId}`
export const upheldReportsBy = (reporterId: string) => `REPORTS_UPHELD#${reporterId}`

/** One for each member and case. `gsi1` lists those of a member, `gsi2` the decided and `gsi3` the upheld ones of them. */
export const reports = entity({
  name: 'report',
  erasure: 'by its noun',
  schema: StoredReport,
  key: ({ caseId, reporterId }: { caseId: string; reporterId: string }) => ({
    pk: `CASE#${caseId}`,
    sk: `REPORT#${reporterId}`,
  }),
  gsi1: ({ reporterId, id }) => ({ pk: reportsBy(reporterId), sk: id }),
  gsi2: ({ reporterId, id, decidedAt }) =>
    decidedAt ? { pk: decidedReportsBy(reporterId), sk: `${decidedAt}#${id}` } : undefined,
  gsi3: ({ reporterId, id, outcome }) =>
    outcome === 'upheld' ? { pk: upheldReportsBy(reporterId), sk: id } : undefined,
})
