import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { caseNotFound } from '#core/platform/reports/case-not-found.ts'
import { cases } from '#core/platform/reports/cases.ts'
import { countUpheld } from '#core/platform/reports/count-upheld.ts'
import { reports } from '#core/platform/reports/reports.ts'
import { shownCases } from '#core/platform/reports/shown-cases.ts'
import { subjectOf } from '#core/platform/reports/subject-of.ts'
import { namesOf } from '#core/platform/users/names-of.ts'
import { getCase as contract } from '#shared/platform/reports/contract.ts'
import type { Case } from '#shared/platform/reports/report.ts'

/** More than anyone reads of one case. */
const mostReports = 100

async function getCase({ params: { caseId }, now }: ApiRequest<typeof contract>) {
  const stored = await cases.get({ id: caseId }, { consistent: true })
  if (!stored) throw caseNotFound()
  const [[shown], { items }, subject, upheldLately] = await Promise.all([
    shownCases([stored]),
    reports.list({ pk: `CASE#${caseId}`, prefix: 'REPORT#', limit: mostReports, consistent: true }),
    subjectOf(stored.subject.type).load(stored.subject.id),
    stored.authorId ? countUpheld(stored.authorId, now) : 0,
  ])
  const nameOf = await namesOf(items.map(({ reporterId }) => reporterId))
  const { title, text, href, isRemoved } = subject ?? {}
  return {
    case: shown as Case,
    reports: items
      .map(({ outcome: _, decidedAt: __, ...report }) => ({
        ...report,
        reporterName: nameOf(report.reporterId),
      }))
      .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
    ...(title !== undefined &&
      text !== undefined && {
        subject: { title, text, ...(href && { href }), ...(isRemoved && { isRemoved }) },
      }),
    upheldLately,
  }
}

export const handler = endpoint(contract, getCase)
