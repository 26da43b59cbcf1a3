import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { caseNotFound } from '#core/platform/reports/case-not-found.ts'
import { cases, casesAbout } from '#core/platform/reports/cases.ts'
import { reports } from '#core/platform/reports/reports.ts'
import { shownCases } from '#core/platform/reports/shown-cases.ts'
import { subjectOf } from '#core/platform/reports/subject-of.ts'
import { namesOf } from '#core/platform/users/names-of.ts'
import { getCase as contract, mostUpheldShown } from '#shared/platform/reports/contract.ts'
import type { Case } from '#shared/platform/reports/report.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

/** More than anyone reads of one case. */
const mostReports = 100
const daysRemembered = 90

async function getCase({ params: { caseId }, now }: ApiRequest<typeof contract>) {
  const stored = await cases.get({ id: caseId }, { consistent: true })
  if (!stored) throw caseNotFound()
  const [[shown], { items }, subject, upheldLately] = await Promise.all([
    shownCases([stored]),
    reports.list({ pk: `CASE#${caseId}`, prefix: 'REPORT#', limit: mostReports, consistent: true }),
    subjectOf(stored.subject.type).load(stored.subject.id),
    countUpheld(stored.authorId, now),
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

async function countUpheld(authorId: string | undefined, now: string): Promise<number> {
  if (!authorId) return 0
  const { items } = await cases.list({
    index: 'gsi3',
    pk: casesAbout(authorId),
    between: [`upheld#${addTime(now, { days: -daysRemembered })}`, 'upheld#~'],
    limit: mostUpheldShown,
  })
  return items.length
}

export const handler = endpoint(contract, getCase)
