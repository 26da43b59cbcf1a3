import { concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { mayReopen } from '#shared/platform/reports/case-rules.ts'
import type { Subject } from '#shared/platform/reports/report.ts'
import { caseHeads, cases } from './cases.ts'
import { newCase } from './new-case.ts'
import type { ReportedSubject } from './reported-subject.ts'

/** What the platform puts before administrators, and the sentence that says what it noticed. */
type Raised = { subject: Subject; about: ReportedSubject; notice: string }

/**
 * The writes by which the platform itself puts something before administrators, without a member who reports it: they
 * join the open case about it, or open one, with no weight. None where it says so already, or after a decision that
 * still holds. Commit them with `untilUnchanged`.
 */
export async function raiseCase({ subject, about, notice }: Raised, now: string): Promise<Write[]> {
  const head = await caseHeads.get({ subject }, { consistent: true })
  const open = head?.openId && (await cases.get({ id: head.openId }, { consistent: true }))
  if (open) {
    // It was decided between the two reads.
    if (open.status !== 'open') throw concurrentChange()
    if (open.notice) return []
    return [
      cases.put({ ...open, notice, lastReportAt: now, version: open.version + 1 }, { version: open.version }),
    ]
  }
  if (head?.decided && !mayReopen(head.decided.at, about.changedAt, now)) return []
  const begun = await newCase(subject, about, now)
  return [
    cases.put({ ...begun, notice, version: 1 }, { absent: true }),
    caseHeads.put(
      { ...head, subject, openId: begun.id, version: (head?.version ?? 0) + 1 },
      head ? { version: head.version } : { absent: true },
    ),
  ]
}
