import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { caseHeads, cases } from '#core/platform/reports/cases.ts'
import { newCase } from '#core/platform/reports/new-case.ts'
import { reports, type StoredReport } from '#core/platform/reports/reports.ts'
import { subjectOf } from '#core/platform/reports/subject-of.ts'
import { weighCase } from '#core/platform/reports/weigh-case.ts'
import { weightOf } from '#core/platform/reports/weight-of.ts'
import { users } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { mayReopen, withReport } from '#shared/platform/reports/case-rules.ts'
import { fileReport as contract } from '#shared/platform/reports/contract.ts'
import { type ReportFields, reportSubjects } from '#shared/platform/reports/report.ts'
import { reportProblem } from '#shared/platform/reports/report-problem.ts'

async function fileReport({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const problem = reportProblem(body)
  if (problem)
    throw new AppError('invalid', 'validation_failed', problem.message, {
      errors: [{ path: `body.${problem.path}`, message: problem.message }],
    })
  const weight = await weightOf(actor, now)
  const { type, id } = body.subject
  return untilUnchanged(
    async () => {
      const [user, subject, head] = await Promise.all([
        users.get({ id: actor.userId }, { consistent: true }),
        subjectOf(type).load(id),
        caseHeads.get({ subject: body.subject }, { consistent: true }),
      ])
      const isTheirs = subject?.onlyBy?.includes(actor.userId) ?? true
      if (!subject || subject.isRemoved || !isTheirs)
        throw new AppError('not_found', 'subject_not_found', 'This is no longer available.')
      if (subject.authorId === actor.userId)
        throw new AppError('forbidden', 'own_subject', 'You cannot report what you published yourself.')
      const openId = head?.openId
      const open = openId ? await cases.get({ id: openId }, { consistent: true }) : undefined
      // It was decided between the two reads.
      if (openId && open?.status !== 'open') throw concurrentChange()
      if (!open && head?.decided && !mayReopen(head.decided.at, subject.changedAt, now))
        throw alreadyReviewed(type)
      const before = open ?? (await newCase(body.subject, subject, now))
      const own =
        open && (await reports.get({ caseId: open.id, reporterId: actor.userId }, { consistent: true }))
      const { next, writes } = await weighCase(before, withReport(before, own, weight), now)
      const report: StoredReport = {
        id: newId('rpt', now),
        caseId: before.id,
        reporterId: actor.userId,
        weight,
        createdAt: now,
        ...own,
        reason: body.reason,
        text: body.text,
        field: body.field,
        sourceUrl: body.sourceUrl,
        withdrawnAt: undefined,
        version: own ? own.version + 1 : 1,
      }
      const answer = { caseId: before.id }
      await commit(
        // Nothing about a member may arrive after their erasure.
        users.check({ id: actor.userId }, { version: user?.version ?? 0 }),
        cases.put(
          { ...next, lastReportAt: now, version: before.version + 1 },
          open ? { version: open.version } : { absent: true },
        ),
        reports.put(report, own ? { version: own.version } : { absent: true }),
        ...(open
          ? []
          : [
              caseHeads.put(
                { ...head, subject: body.subject, openId: before.id, version: (head?.version ?? 0) + 1 },
                head ? { version: head.version } : { absent: true },
              ),
            ]),
        ...writes,
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )
}

const alreadyReviewed = (type: ReportFields['subject']['type']) =>
  new AppError(
    'conflict',
    'already_reviewed',
    `We have already reviewed this ${reportSubjects[type].label}. You can report it again if it changes.`,
  )

export const handler = endpoint(contract, fileReport)
