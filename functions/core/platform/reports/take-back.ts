import type { Write } from '#core/platform/db/write.ts'
import { withoutReport } from '#shared/platform/reports/case-rules.ts'
import { cases, type StoredCase } from './cases.ts'
import type { StoredReport } from './reports.ts'
import { weighCase } from './weigh-case.ts'

/** The writes that take a report out of the figures of its open case; what becomes of the report itself is up to others. */
export async function takeBack(open: StoredCase, report: StoredReport, now: string): Promise<Write[]> {
  const { next, writes } = await weighCase(open, withoutReport(open, report), now)
  return [cases.put({ ...next, version: open.version + 1 }, { version: open.version }), ...writes]
}
