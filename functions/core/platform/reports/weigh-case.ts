import type { Write } from '#core/platform/db/write.ts'
import { isHeavy } from '#shared/platform/reports/case-rules.ts'
import { reportSubjects } from '#shared/platform/reports/report.ts'
import type { StoredCase } from './cases.ts'
import { subjectOf } from './subject-of.ts'

/** An open case with its new figures, and the writes that hide what it is about, or show it again. */
export async function weighCase(
  before: StoredCase,
  figures: Pick<StoredCase, 'reporters' | 'weight'>,
  now: string,
): Promise<{ next: StoredCase; writes: Write[] }> {
  const { type, id } = before.subject
  const isHidden = reportSubjects[type].hiddenByReports && isHeavy(figures.weight)
  const writes = isHidden === before.isHidden ? [] : await subjectOf(type).setHidden(id, isHidden, now)
  return { next: { ...before, ...figures, isHidden }, writes }
}
