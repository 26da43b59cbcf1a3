import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { cases } from '#core/platform/reports/cases.ts'
import { reports } from '#core/platform/reports/reports.ts'
import { takeBack } from '#core/platform/reports/take-back.ts'
import { AppError } from '#shared/errors.ts'
import { withdrawReport as contract } from '#shared/platform/reports/contract.ts'

function withdrawReport({ params: { caseId }, actor, now, remember }: ApiRequest<typeof contract>) {
  return untilUnchanged(
    async () => {
      const [open, report] = await Promise.all([
        cases.get({ id: caseId }, { consistent: true }),
        reports.get({ caseId, reporterId: actor.userId }, { consistent: true }),
      ])
      if (!open || !report) throw new AppError('not_found', 'report_not_found', 'Report not found')
      if (report.withdrawnAt) return undefined
      if (open.status !== 'open')
        throw new AppError('conflict', 'case_decided', 'This report has already been decided.')
      await commit(
        ...(await takeBack(open, report, now)),
        reports.put(
          { ...report, weight: 0, withdrawnAt: now, version: report.version + 1 },
          { version: report.version },
        ),
        ...remember(undefined),
      )
      return undefined
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, withdrawReport)
