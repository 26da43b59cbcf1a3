import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { commit } from '#core/db/commit.ts'
import { untilUnchanged } from '#core/db/until-unchanged.ts'
import { cases } from '#core/reports/cases.ts'
import { reports } from '#core/reports/reports.ts'
import { takeBack } from '#core/reports/take-back.ts'
import { AppError } from '#shared/errors.ts'
import { withdrawReport as contract } from '#shared/reports/contract.ts'

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
