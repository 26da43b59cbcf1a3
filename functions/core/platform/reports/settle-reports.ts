import { commit } from '#core/platform/db/commit.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { cases } from './cases.ts'
import { reports } from './reports.ts'

/** Notes on the reports of a case how it ended, for the weight of what their reporters say next. Safe to repeat. */
export async function settleReports(caseId: string): Promise<void> {
  const decided = await cases.get({ id: caseId }, { consistent: true })
  if (!decided || decided.status === 'open') return
  const { status: outcome, decidedAt } = decided
  const { failed } = await eachRow(
    'settle-reports',
    (cursor) =>
      reports.list({ pk: `CASE#${caseId}`, prefix: 'REPORT#', limit: 100, cursor, consistent: true }),
    async (report) => {
      if (report.withdrawnAt || (report.outcome === outcome && report.decidedAt === decidedAt)) return false
      await commit(
        reports.put(
          { ...report, outcome, decidedAt, version: report.version + 1 },
          { version: report.version },
        ),
      )
      return true
    },
  )
  if (failed > 0) throw new Error(`${failed} reports of a case could not be settled; they will be retried.`)
}
