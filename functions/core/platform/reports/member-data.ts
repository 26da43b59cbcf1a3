import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { cases } from './cases.ts'
import { eraseCaseAbout, eraseReport } from './erase-reports.ts'
import { reports } from './reports.ts'
import { eachCaseAbout, eachReportBy } from './reports-of-member.ts'

export const erased: ErasedData = {
  erase: async ({ userId, now }) => {
    for await (const report of eachReportBy(userId)) await eraseReport(report, now)
    for await (const one of eachCaseAbout(userId)) await eraseCaseAbout(one)
  },
}

export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const item of eachReportBy(userId)) yield { kind: reports.name, item }
    // No one learns that they are reported before a decision, or who decided.
    for await (const { decidedBy: _, ...item } of eachCaseAbout(userId))
      if (item.status !== 'open') yield { kind: cases.name, item }
  },
}
