import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { caseNotFound } from '#core/platform/reports/case-not-found.ts'
import { caseHeads, cases, type StoredCase } from '#core/platform/reports/cases.ts'
import { shownCases } from '#core/platform/reports/shown-cases.ts'
import { subjectOf } from '#core/platform/reports/subject-of.ts'
import { decideCase as contract } from '#shared/platform/reports/contract.ts'
import { type Case, reportSubjects } from '#shared/platform/reports/report.ts'

async function decideCase({ params, body, actor, now, remember }: ApiRequest<typeof contract>) {
  const first = await cases.get({ id: params.caseId }, { consistent: true })
  if (!first) throw caseNotFound()
  if (first.version !== body.version) throw concurrentChange()
  // The subject of a case may change meanwhile; the case itself may not.
  return untilUnchanged(async () => {
    const before = await cases.get({ id: params.caseId }, { consistent: true })
    if (before?.version !== body.version) throw concurrentChange()
    const head = await caseHeads.get(before, { consistent: true })
    const decided: StoredCase = {
      ...before,
      status: body.decision,
      decision: body.reason,
      decidedAt: now,
      decidedBy: actor.adminId ?? actor.userId,
      isHidden: false,
      version: before.version + 1,
    }
    const [answer] = (await shownCases([decided])) as [Case]
    const { openId, ...rest } = head ?? { subject: before.subject, version: 0 }
    // A newer case about the same thing keeps it hidden, if that is what its reports say.
    const isNewest = openId === undefined || openId === before.id
    await commit(
      cases.put(decided, { version: before.version }),
      caseHeads.put(
        {
          ...rest,
          ...(openId && openId !== before.id && { openId }),
          ...(isNewest && { decided: { id: before.id, at: now } }),
          version: rest.version + 1,
        },
        head ? { version: head.version } : { absent: true },
      ),
      ...(await effectOf(before, body, isNewest, now)),
      announce('case.decided', { caseId: before.id }, now),
      recordActivity(
        {
          by: actor,
          ...(before.authorId && { userId: before.authorId }),
          type: 'report_decision',
          description: `${whatWasDone(before, body.decision)} a reported ${reportSubjects[before.subject.type].label}: ${body.reason}`,
          metadata: { caseId: before.id, subject: before.subject },
          before: { status: before.status, decision: before.decision },
          after: { status: decided.status, decision: decided.decision },
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

function whatWasDone({ subject: { type } }: StoredCase, decision: 'upheld' | 'dismissed'): string {
  if (decision === 'dismissed') return 'Kept'
  return reportSubjects[type].facts ? 'Corrected' : 'Removed'
}

function effectOf(
  { subject: { type, id }, isHidden, status, firstReportAt }: StoredCase,
  { decision, reason }: { decision: 'upheld' | 'dismissed'; reason: string },
  isNewest: boolean,
  now: string,
) {
  if (decision === 'upheld') return subjectOf(type).remove(id, reason, now, firstReportAt)
  return isNewest && (isHidden || status === 'upheld') ? subjectOf(type).setHidden(id, false, now) : []
}

export const handler = endpoint(contract, decideCase)
